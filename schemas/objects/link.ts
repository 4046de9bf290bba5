import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { destinationFields, fileField } from './destination.ts'
import { displayedHref } from './displayedHref.ts'
import { isEmptyLink } from './linkPresence.ts'

/** A labelled link to a place on this site, another site, or a file for download. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'The text visitors select. It should make sense on its own.',
      validation: (rule) =>
        rule
          .max(60)
          .custom((label, { parent }) =>
            label?.trim() || isEmptyLink(parent) ? true : 'Enter a label.',
          ),
    }),
    ...destinationFields({ optional: true }),
    fileField,
    defineField({
      name: 'newTab',
      title: 'Open in a new tab',
      type: 'boolean',
      description:
        'Applies only to files and other websites. Turn on if visitors should keep this page open.',
    }),
  ],
  preview: {
    select: {
      title: 'label',
      href: 'href',
      path: 'page.path',
      fileName: 'file.asset.originalFilename',
    },
    prepare: ({ title, href, path, fileName }) => ({
      title,
      subtitle: fileName ?? path ?? displayedHref(href),
    }),
  },
})
