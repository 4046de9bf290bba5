import type { ReactNode } from 'react'
import { firstLooks, liveLooks, lookLoaders } from './index.generated.ts'
import type { Section } from './types.ts'

/** A section type in one of its layouts (`type/layout`), or the type itself where it has none. */
export type Look = keyof typeof lookLoaders

type TypeOf<Name extends Look> = Name extends `${infer Type}/${string}` ? Type : Name

/** What the component of each look is given. */
export type SectionDataByLook = { [Name in Look]: Extract<Section, { _type: TypeOf<Name> }> }

export type SectionComponents = {
  [Name in Look]: (props: { data: SectionDataByLook[Name] }) => ReactNode
}

interface Named {
  _type: string
  layout?: string | null
}

/** @returns whether a component is registered for this look */
export function isLook(name: string): name is Look {
  return Object.hasOwn(lookLoaders, name)
}

/**
 * @returns how a section is drawn: in its layout, or in the first of its type where it names none
 *   that there is. Undefined for a type that is not known.
 */
export function lookOf({ _type, layout }: Named): Look | undefined {
  const chosen = layout ? `${_type}/${layout}` : _type
  if (isLook(chosen)) return chosen
  if (Object.hasOwn(firstLooks, _type)) return firstLooks[_type]
  return isLook(_type) ? _type : undefined
}

/** @returns whether a section needs nothing in the browser but its HTML */
export function isStill(section: Named): boolean {
  return !liveLooks.has(lookOf(section) ?? '')
}
