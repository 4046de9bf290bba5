import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, defineField, defineType, getPublishedId } from 'sanity'
import { canOpenPage } from '../../app/sections/variants.ts'
import { fetchRaw } from '../objects/otherDocuments.ts'
import { CONTENT_AND_SEARCH, seoField } from '../objects/seo.ts'
import { sectionTypes } from '../sections/index.generated.ts'

const SECTIONS_MAX = 30

/** A page of the website, composed of sections. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  groups: CONTENT_AND_SEARCH,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'content',
      description: 'What the page is called in lists and breadcrumbs.',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'path',
      title: 'Path',
      type: 'sitePath',
      group: 'content',
    }),
    defineField({
      name: 'parent',
      title: 'Parent page',
      type: 'reference',
      to: [{ type: 'page' }],
      group: 'content',
      description: 'The page above this one in the breadcrumb. If empty, the home page is used.',
      options: { disableNew: true },
      validation: (rule) =>
        rule.custom(async (value, context) => {
          const parent = value?._ref
          if (!parent || !context.document) return true
          const id = getPublishedId(context.document._id)
          if (parent === id) return 'A page cannot be its own parent.'
          const above = await fetchRaw(context)<unknown[][]>(
            '*[_id in [$parent, "drafts." + $parent]]{ "ids": [parent._ref, parent->parent._ref] }.ids',
            { parent },
          )
          return above.flat().includes(id)
            ? 'The chosen page is below this page, so it cannot be its parent. Choose another page.'
            : true
        }),
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      group: 'content',
      description: `The page from top to bottom, at most ${SECTIONS_MAX} sections. Drag to move one, or press Space on its dots and then an arrow key.`,
      of: sectionTypes.map(({ name }) => defineArrayMember({ type: name })),
      validation: (rule) => [
        rule.required().min(1).max(SECTIONS_MAX).custom(differentAnchors).custom(differentForms),
        rule.custom(visibleTitle).warning(),
      ],
    }),
    defineField({
      name: 'standalone',
      title: 'Standalone layout',
      type: 'standalone',
      group: 'content',
      description: 'Fill this in to show the page without the website’s header and footer.',
      validation: (rule) => rule.optional(),
    }),
    defineField({
      name: 'schemaKind',
      title: 'The page is about',
      type: 'string',
      group: 'search',
      description: 'What the page describes, for search engines. Optional.',
      options: {
        list: [
          { title: 'A service', value: 'Service' },
          { title: 'A product', value: 'Product' },
        ],
      },
    }),
    seoField,
  ],
  orderings: [{ name: 'path', title: 'Path', by: [{ field: 'path', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', subtitle: 'path', media: 'seo.image' },
  },
})

/** Anchors must be unique: a link to a duplicate reaches only the first section or clause. */
export function differentAnchors(parts: unknown) {
  if (!Array.isArray(parts)) return true
  const anchors = parts.map((part) => Object(part).anchor)
  const at = anchors.findIndex((anchor, index) => anchor && anchors.indexOf(anchor) < index)
  if (at === -1) return true
  const path = [{ _key: String(Object(parts[at])._key) }, 'anchor']
  return {
    message: `The anchor “${anchors[at]}” is already used on this page. Choose a different one.`,
    path,
  }
}

const FORM_SECTIONS: readonly unknown[] = ['contactForm', 'demoForm', 'newsletter']

/** Two forms of one type would share their name, so what is sent with one would be the other’s. */
export function differentForms(sections: unknown) {
  if (!Array.isArray(sections)) return true
  const types = sections.map((section) => Object(section)._type)
  const at = types.findIndex(
    (type, index) => FORM_SECTIONS.includes(type) && types.indexOf(type) < index,
  )
  if (at === -1) return true
  return {
    message: 'This page already has a form of this type. Remove one of them.',
    path: [{ _key: String(Object(sections[at])._key) }],
  }
}

/** Screen readers get the title of the page if no section shows one. */
export function visibleTitle(sections: unknown) {
  if (!Array.isArray(sections) || sections.length === 0) return true
  const isShown = sections.some((section) => {
    const { _type, layout } = Object(section)
    return canOpenPage({ _type: String(_type), layout })
  })
  return isShown || 'No section shows the title of the page. Start with a section such as Hero.'
}
