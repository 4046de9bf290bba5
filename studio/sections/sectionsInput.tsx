import { type ComponentType, useEffect } from 'react'
import {
  ArrayOfObjectsFunctions,
  type ArrayOfObjectsInputProps,
  type ArraySchemaType,
  type ObjectItemProps,
} from 'sanity'

type Functions = NonNullable<ArrayOfObjectsInputProps['arrayFunctions']>
type FunctionsProps = Functions extends ComponentType<infer Props> ? Props : never

/**
 * Focuses the search box of the menu that a press has opened: Sanity does so the first time only,
 * and before the menu has its place. That scrolls a narrow window to its top, where the menu hides
 * because its button is out of view, so the window scrolls back first and the menu has a frame to
 * appear.
 */
function focusSearch({ target }: MouseEvent): void {
  const pressed = target instanceof Element && target.closest('button, [role="menuitem"]')
  if (!pressed || !/^Add item.*\.\.\.$/.test(pressed.textContent)) return
  const top = window.scrollY
  requestAnimationFrame(() => {
    window.scrollTo({ top, behavior: 'instant' })
    requestAnimationFrame(focusShownSearch)
  })
}

/** What was searched before is selected, so that typing replaces it. */
function focusShownSearch(): void {
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-ui="Popover"] input')
  const shown = [...boxes].find((box) => box.checkVisibility({ visibilityProperty: true }))
  shown?.focus({ preventScroll: true })
  shown?.select()
}

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
    useEffect(() => {
      // Before Sanity handles the click. “Add item before…” is in a menu outside of the field.
      document.addEventListener('click', focusSearch, true)
      return () => document.removeEventListener('click', focusSearch, true)
    }, [])
    return <ArrayOfObjectsFunctions {...props} schemaType={searchable(props.schemaType)} />
  }
  return {
    input: (props: ArrayOfObjectsInputProps) =>
      props.renderDefault({ ...props, arrayFunctions: SectionFunctions }),
    item: (props: ObjectItemProps) =>
      props.renderDefault({ ...props, parentSchemaType: searchable(props.parentSchemaType) }),
  }
}
