import { isRecord } from '../core/json.ts'

/**
 * The value with its references made strong that were weak only because their target was not yet
 * published: `{_ref, _weak: true, _strengthenOnPublish: {type, weak?}}` becomes `{_ref}`, or
 * stays weak when the schema says `weak`.
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
