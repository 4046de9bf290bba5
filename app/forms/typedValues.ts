import type { TypedValues } from './formDefinition.ts'

/** @returns what was posted under these names; nothing (and no file) counts as empty */
export function typedValues<Name extends string>(
  names: readonly Name[],
  posted: FormData,
): TypedValues<Name> {
  const entries = names.map((name) => {
    const value = posted.get(name)
    return [name, typeof value === 'string' ? value : ''] as const
  })
  return Object.fromEntries(entries) as TypedValues<Name>
}
