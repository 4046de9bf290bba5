import type { ComponentType } from 'react'
import type { PAGE_QUERY_RESULT } from '../content/types.generated.ts'

/** One section of a page as the page query answers it: `_type`, `_key` and its own fields. */
export type Section = NonNullable<NonNullable<PAGE_QUERY_RESULT>['sections']>[number]

export type SectionType = Section['_type']

/** The data of one section type. */
export type SectionData<Type extends SectionType> = Extract<Section, { _type: Type }>

export interface SectionProps<Type extends SectionType> {
  data: SectionData<Type>
}

export type SectionComponent<Type extends SectionType> = ComponentType<SectionProps<Type>>
