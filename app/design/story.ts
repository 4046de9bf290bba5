import { type ComponentType, createElement, type ReactElement } from 'react'
import type { Ground } from './ground.ts'

/** One state of a primitive, drawn on a ground. */
export interface StoryState {
  name: string
  ground: Ground
  element: ReactElement
}

/** All states of one primitive, for the gallery page and the tests. */
export interface Story {
  title: string
  /** When to use it, in a sentence. */
  about: string
  states: readonly StoryState[]
}

export interface StateExample<Props> {
  name: string
  props: Props
  ground?: Ground
}

/** @returns the story of a component from examples of its props */
export function defineStory<Props extends object>(
  title: string,
  about: string,
  Component: ComponentType<Props>,
  examples: readonly StateExample<Props>[],
): Story {
  return {
    title,
    about,
    states: examples.map(({ name, props, ground = 'paper' }) => ({
      name,
      ground,
      element: createElement(Component, props),
    })),
  }
}
