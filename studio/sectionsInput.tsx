import type { ComponentType } from 'react'
import {
  ArrayOfObjectsFunctions,
  type ArrayOfObjectsInputProps,
  type ArraySchemaType,
  type ObjectItemProps,
} from 'sanity'

type Functions = NonNullable<ArrayOfObjectsInputProps['arrayFunctions']>
type FunctionsProps = Functions extends ComponentType<infer Props> ? Props : never

/**
 * Components of the field of sections, whose menus also find a section by its keywords. Sanity's
 * menus search titles, and its list of validation messages shows them, so only the menus get types
 * whose titles contain the keywords.
 * @param titleOf the searched title of a section type
 */
export function sectionsComponents(titleOf: (type: string) => string | undefined) {
  const cache = new WeakMap<ArraySchemaType, ArraySchemaType>()
  const searchable = (type: ArraySchemaType): ArraySchemaType => {
    const cached = cache.get(type)
    if (cached) return cached
    const of = type.of.map((member) =>
      Object.create(member, { title: { value: titleOf(member.name) ?? member.title } }),
    )
    const copy: ArraySchemaType = Object.create(type, { of: { value: of } })
    cache.set(type, copy)
    return copy
  }
  function SectionFunctions(props: FunctionsProps) {
    return <ArrayOfObjectsFunctions {...props} schemaType={searchable(props.schemaType)} />
  }
  return {
    input: (props: ArrayOfObjectsInputProps) =>
      props.renderDefault({ ...props, arrayFunctions: SectionFunctions }),
    item: (props: ObjectItemProps) =>
      props.renderDefault({ ...props, parentSchemaType: searchable(props.parentSchemaType) }),
  }
}
