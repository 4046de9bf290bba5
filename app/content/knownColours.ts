import { grounds } from '../design/ground.ts'
import type { Thread } from './types.generated.ts'

const threads = {
  signal: true,
  'signal-text': true,
  gold: true,
  indigo: true,
  'indigo-2': true,
  ink: true,
  ok: true,
} satisfies Record<Thread, true>

const knownGrounds: ReadonlySet<unknown> = new Set(grounds)
const knownThreads: ReadonlySet<unknown> = new Set([...grounds, ...Object.keys(threads)])

const isPicture = (value: unknown) => typeof value === 'object' && !Array.isArray(value)

/** Fields with the name of a colour, which becomes part of a style. */
const isKnown: Readonly<Record<string, (value: unknown) => boolean>> = {
  ground: (value) => knownGrounds.has(value),
  thread: (value) => knownThreads.has(value),
  // Of a service card, the colour behind its picture. Elsewhere it is the picture itself.
  picture: (value) => knownGrounds.has(value) || isPicture(value),
}

function isUnknown(name: string, value: unknown): boolean {
  if (value === null || value === undefined || !Object.hasOwn(isKnown, name)) return false
  return isKnown[name]?.(value) === false
}

function hasUnknown(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false
  return Object.entries(content).some(
    ([name, value]) => isUnknown(name, value) || hasUnknown(value),
  )
}

/**
 * A dataset may be written for another version with other colours, and a client other than the
 * Studio can store any text, which must not become CSS.
 * @returns the content without unknown colours, so that defaults replace them; the same object if
 * there are none
 */
export function withKnownColours<Content>(content: Content): Content {
  if (!hasUnknown(content)) return content
  return JSON.parse(
    JSON.stringify(content, (name, value) => (isUnknown(name, value) ? null : value)),
  )
}
