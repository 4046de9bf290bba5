import type { CSSProperties } from 'react'
import { wrapIndex } from '../../sectionParts/wrapIndex.ts'

declare module 'react' {
  interface CSSProperties {
    /** How many places a slide is from the middle; negative is to the left. */
    '--distance'?: number
    /** The same without its sign, at most 1: how far a slide has gone into the background. */
    '--depth'?: number
    /** How long a slide has its turn. */
    '--turn'?: string
  }
}

/**
 * How many places `index` is from `position` in a ring of `count` slides, by the shorter way:
 * in a ring of three always -1, 0 or 1 for whole positions. Between slides it is a fraction.
 */
export function distanceFrom(index: number, position: number, count: number): number {
  const ahead = wrapIndex(index - position, count)
  return ahead > count / 2 ? ahead - count : ahead
}

/** The custom properties that the styles turn into shift, size and shade. */
export function slideStyle(distance: number): CSSProperties {
  return { '--distance': distance, '--depth': Math.min(1, Math.abs(distance)) }
}
