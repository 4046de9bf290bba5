import { grounds } from '../design/ground.ts'

const known: ReadonlySet<unknown> = new Set([...grounds, null, undefined])

const isUnknown = (name: string, value: unknown) => name === 'ground' && !known.has(value)

function hasUnknown(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false
  return Object.entries(content).some(
    ([name, value]) => isUnknown(name, value) || hasUnknown(value),
  )
}

/**
 * A dataset may be written for another version, with other grounds.
 * @returns the content without unknown grounds, so that defaults replace them; the same object if
 * there are none
 */
export function withKnownGrounds<Content>(content: Content): Content {
  if (!hasUnknown(content)) return content
  return JSON.parse(
    JSON.stringify(content, (name, value) => (isUnknown(name, value) ? null : value)),
  )
}
