import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { allowedHref } from './href.ts'
import { knownTarget } from './knownTarget.ts'
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
      description: 'The words visitors select. They should make sense read on their own.',
      validation: (rule) =>
        rule
          .max(60)
          .custom((label, { parent }) =>
            label?.trim() || isEmptyLink(parent) ? true : 'Write the words of the link.',
          ),
    }),
    defineField({
      name: 'href',
      title: 'Address',
      type: 'href',
      validation: (rule) => [
        rule.custom(allowedHref).custom((value, context) => {
          const parent = context.parent
          const hasFile = typeof parent === 'object' && parent !== null && 'file' in parent
          if (value || hasFile || isEmptyLink(parent)) return true
          return 'Give an address, or choose a file below.'
        }),
        rule.custom(knownTarget).warning(),
      ],
    }),
    defineField({
      name: 'file',
      title: 'File',
      type: 'file',
      description: 'A document to open instead of the address, for example a PDF.',
    }),
    defineField({
      name: 'newTab',
      title: 'Open in a new tab',
      type: 'boolean',
      description: 'Only for documents and for other sites people come back from.',
    }),
  ],
  preview: {
    select: { title: 'label', href: 'href', fileName: 'file.asset.originalFilename' },
    prepare: ({ title, href, fileName }) => ({ title, subtitle: fileName ?? href }),
  },
})
