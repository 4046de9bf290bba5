import type { PAGE_QUERY_RESULT } from '../content/types.generated.ts'

/** One section of a page as in the page query: `_type`, `_key` and its own fields. */
export type Section = NonNullable<NonNullable<PAGE_QUERY_RESULT>['sections']>[number]

export type SectionType = Section['_type']

type SectionDataByType = { [Type in SectionType]: Extract<Section, { _type: Type }> }

export type SectionData<Type extends SectionType> = SectionDataByType[Type]

export interface SectionProps<Type extends SectionType> {
  data: SectionDataByType[Type]
}

export type SectionExamples = { readonly [Type in SectionType]: readonly SectionData<Type>[] }
