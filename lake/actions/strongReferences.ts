import { isRecord } from '../core/json.ts'

/**
 * Returns a copy in which references that were weak only until their target is published are
 * strong: `{_ref, _weak: true, _strengthenOnPublish: {type, weak?}}` becomes `{_ref}`, but remains
 * weak if the schema has `weak`.
 */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish: strengthen, ...rest } = value
  const members = Object.entries(rest).map(([name, member]) => [name, strengthened(member)])
  const copy: Record<string, unknown> = Object.fromEntries(members)
  if (isRecord(strengthen) && strengthen.weak !== true) delete copy._weak
  return copy
}
