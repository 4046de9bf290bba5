import { isRecord } from './json.ts'

type Fields = Readonly<Record<string, unknown>>
/** Ids of documents that do not exist, with their types where those are known. */
export type Missing = ReadonlyMap<string, string | undefined>

const ASSET = /^(?:image|file)-/

/**
 * A copy that the lake stores although documents are missing. Their files are gone for good, so
 * assets are left out. Other references stay: weak until the document is published, which requires
 * their targets again.
 */
export function withoutMissing(fields: Fields, missing: Missing): Record<string, unknown> {
  const members = Object.entries(fields)
    .filter(([, value]) => !isMissingAsset(value, missing))
    .map(([name, value]) => [name, valueWithoutMissing(value, missing)])
  const copy: Record<string, unknown> = Object.fromEntries(members)
  const { _ref: ref, _weak: isWeak } = fields
  if (typeof ref !== 'string' || isWeak === true || !missing.has(ref)) return copy
  const type = missing.get(ref)
  return { ...copy, _weak: true, ...(type && { _strengthenOnPublish: { type } }) }
}

function valueWithoutMissing(value: unknown, missing: Missing): unknown {
  if (Array.isArray(value)) return value.map((each) => valueWithoutMissing(each, missing))
  return isRecord(value) ? withoutMissing(value, missing) : value
}

function isMissingAsset(value: unknown, missing: Missing): boolean {
  const ref = isRecord(value) ? value._ref : undefined
  return typeof ref === 'string' && ASSET.test(ref) && missing.has(ref)
}
