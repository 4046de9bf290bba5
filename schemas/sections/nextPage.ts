import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import { allowedHref } from '../objects/href.ts'
import { knownTarget } from '../objects/knownTarget.ts'

/** The band that ends a service or product page and leads to the next one. */
export const nextPage = defineType({
  name: 'nextPage',
  title: 'Next page',
  type: 'object',
  icon: ArrowRightIcon,
  options: { section: { group: 'ways' } },
  fields: [
    defineField({
      name: 'kicker',
      title: 'Kicker',
      type: 'string',
      description: 'The small line above the title.',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'page' }],
      description: 'Its title and address are used.',
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Needed with an address; left empty, the title of the page.',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'href',
      title: 'Address',
      type: 'href',
      description: 'Only where no page is chosen.',
      validation: (rule) => [
        rule.custom(allowedHref).custom((value, context) => {
          const parent = context.parent
          const hasPage = typeof parent === 'object' && parent !== null && 'page' in parent
          return value || hasPage ? true : 'Choose a page, or give an address.'
        }),
        rule.custom(knownTarget).warning(),
      ],
    }),
    defineField({
      name: 'ground',
      title: 'Ground',
      type: 'ground',
      description: 'The colour of the page it leads to.',
      initialValue: 'raffia',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'title', page: 'page.title' },
    prepare: ({ title, page }) => ({ title: title ?? page, subtitle: 'Next page' }),
  },
})
