import type { ReactNode } from 'react'
import { firstLooks, interactiveLooks, lookNames } from './index.generated.ts'
import type { Section } from './types.ts'

/** A section type in one of its layouts (`type/layout`), or the type itself if it has none. */
export type Look = (typeof lookNames)[number]

type TypeOf<Name extends Look> = Name extends `${infer Type}/${string}` ? Type : Name

/** The component's data for each look. */
export type SectionDataByLook = { [Name in Look]: Extract<Section, { _type: TypeOf<Name> }> }

export type SectionComponents = {
  [Name in Look]: (props: { data: SectionDataByLook[Name] }) => ReactNode
}

interface Named {
  _type: string
  layout?: string | null
}

const names: ReadonlySet<string> = new Set(lookNames)

/** @returns whether a component is registered for this look */
export function isLook(name: string): name is Look {
  return names.has(name)
}

/**
 * @returns the look of a section: in its layout, or in its type's first if the layout is missing or
 * unknown. Undefined for an unknown type.
 */
export function lookOf({ _type, layout }: Named): Look | undefined {
  const chosen = layout ? `${_type}/${layout}` : _type
  if (isLook(chosen)) return chosen
  if (Object.hasOwn(firstLooks, _type)) return firstLooks[_type]
  return isLook(_type) ? _type : undefined
}

/** @returns whether a section needs no JavaScript */
export function isStatic(section: Named): boolean {
  return !interactiveLooks.has(lookOf(section) ?? '')
}
