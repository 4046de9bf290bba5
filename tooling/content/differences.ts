import { isDeepStrictEqual } from 'node:util'

const LINES_MAX = 20
const VALUE_LENGTH_MAX = 100
const STAMPS: ReadonlySet<string> = new Set(['_rev', '_updatedAt', '_createdAt'])

/**
 * The differences between two values as lines, `path: before → after`; at most 20, then the number
 * of further ones.
 */
export function differences(before: unknown, after: unknown): string[] {
  const lines = [...compare('', before, after)]
  const hidden = lines.length - LINES_MAX
  return hidden > 0 ? [...lines.slice(0, LINES_MAX), `and ${hidden} more`] : lines
}

function* compare(path: string, before: unknown, after: unknown): Generator<string> {
  if (isDeepStrictEqual(before, after)) return
  const left = membersOf(before)
  const right = membersOf(after)
  if (left === undefined || right === undefined) {
    yield `${path || 'document'}: ${shown(before)} → ${shown(after)}`
    return
  }
  for (const name of new Set([...left.keys(), ...right.keys()])) {
    if (path === '' && STAMPS.has(name.slice(1))) continue
    yield* compare(`${path}${name}`.replace(/^\./, ''), left.get(name), right.get(name))
  }
}

/** Members of an object or list by their name in a path; undefined for other values. */
function membersOf(value: unknown): Map<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) {
    return new Map(Object.entries(value).map(([name, each]) => [`.${name}`, each]))
  }
  return new Map(value.map((each: unknown, at) => [`[${keyOf(each) ?? at}]`, each]))
}

function keyOf(value: unknown): string | undefined {
  const key =
    typeof value === 'object' && value !== null && '_key' in value ? value._key : undefined
  return typeof key === 'string' ? JSON.stringify(key) : undefined
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > VALUE_LENGTH_MAX ? `${text.slice(0, VALUE_LENGTH_MAX)}…` : text
}
