import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { publishedId } from '../objects/otherDocuments.ts'
import { sectionTypes } from '../sections/index.generated.ts'

/** A page of the website, composed of sections. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
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
        rule.custom((value, context) => {
          const id = context.document?._id
          return id !== undefined && value?._ref === publishedId(id)
            ? 'A page cannot be its own parent.'
            : true
        }),
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      group: 'content',
      description: 'The page from top to bottom. Drag to move a section.',
      of: sectionTypes.map(({ name }) => defineArrayMember({ type: name })),
      validation: (rule) => rule.required().min(1).max(30).custom(differentAnchors),
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
      description: 'Tells search engines what the page describes. Optional.',
      options: {
        list: [
          { title: 'A service', value: 'Service' },
          { title: 'A product', value: 'Product' },
        ],
      },
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      group: 'search',
      validation: (rule) => rule.required(),
    }),
  ],
  orderings: [{ name: 'path', title: 'Path', by: [{ field: 'path', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', subtitle: 'path', media: 'seo.image' },
  },
})

/** Anchors must be unique: a link to a duplicate reaches only the first section. */
export function differentAnchors(sections: unknown) {
  if (!Array.isArray(sections)) return true
  const anchors = sections.map((section) => Object(section).anchor)
  const at = anchors.findIndex((anchor, index) => anchor && anchors.indexOf(anchor) < index)
  if (at === -1) return true
  const path = [{ _key: String(Object(sections[at])._key) }, 'anchor']
  return {
    message: `Another section on this page already uses the anchor “${anchors[at]}”. Choose a different one.`,
    path,
  }
}
