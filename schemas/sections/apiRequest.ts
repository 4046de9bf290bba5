import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField } from 'sanity'
import { requiredLink } from '../objects/linkPresence.ts'
import { defineSection } from './defineSection.ts'
import { pictureField } from './fields.ts'

/** Text and a link, next to a request and its response. */
export const apiRequest = defineSection({
  name: 'apiRequest',
  title: 'API request',
  icon: CodeBlockIcon,
  group: 'examples',
  keywords: ['developers', 'programming', 'endpoint', 'integration', 'code'],
  grounds: 'dark',
  fields: [
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      validation: requiredLink,
    }),
    pictureField,
  ],
  preview: { media: 'picture' },
})
