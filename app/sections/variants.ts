import type { ReactNode } from 'react'
import {
  breadcrumbVariants,
  firstVariants,
  interactiveVariants,
  openingVariants,
  variantNames,
} from './index.generated.ts'
import type { Section } from './types.ts'

/** A section type in one of its layouts (`type/layout`), or the type itself if it has none. */
export type Variant = (typeof variantNames)[number]

type TypeOf<Name extends Variant> = Name extends `${infer Type}/${string}` ? Type : Name

/** The component's data for each variant. */
export type SectionDataByVariant = { [Name in Variant]: Extract<Section, { _type: TypeOf<Name> }> }

export type SectionComponents = {
  [Name in Variant]: (props: { data: SectionDataByVariant[Name] }) => ReactNode
}

interface Named {
  _type: string
  layout?: string | null
}

const names: ReadonlySet<string> = new Set(variantNames)

/** @returns whether a component is registered for this variant */
export function isVariant(name: string): name is Variant {
  return names.has(name)
}

/**
 * @returns the variant of a section: in its layout, or in its type's first if the layout is missing
 * or unknown. Undefined for an unknown type.
 */
export function variantOf({ _type, layout }: Named): Variant | undefined {
  const chosen = layout ? `${_type}/${layout}` : _type
  if (isVariant(chosen)) return chosen
  if (Object.hasOwn(firstVariants, _type)) return firstVariants[_type]
  return isVariant(_type) ? _type : undefined
}

/** @returns whether a section needs no JavaScript */
export function isStatic(section: Named): boolean {
  return !interactiveVariants.has(variantOf(section) ?? '')
}

/** @returns whether the heading of a section can be the `h1` of its page */
export function canOpenPage(section: Named): boolean {
  return openingVariants.has(variantOf(section) ?? '')
}

/** @returns whether a section can show the breadcrumb of its page */
export function canShowBreadcrumb(section: Named): boolean {
  return breadcrumbVariants.has(variantOf(section) ?? '')
}
