import { isRecord } from '../core/json.ts'

/**
 * Adds a `_key` to every array member that is an object without one. Unchanged parts are shared
 * with the original.
 */
export function withArrayKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => {
      const keyed = withArrayKeys(item, newKey)
      if (!isRecord(keyed) || (typeof keyed._key === 'string' && keyed._key !== '')) return keyed
      const { _key, ...members } = keyed
      return { _key: newKey(), ...members }
    })
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([name, member]) => {
    const keyed = withArrayKeys(member, newKey)
    return { name, member, keyed }
  })
  if (members.every(({ member, keyed }) => member === keyed)) return value
  return Object.fromEntries(members.map(({ name, keyed }) => [name, keyed]))
}
