import { EditIcon } from '@sanity/icons/Edit'
import { defineField } from 'sanity'
import { PLACEHOLDER_FORM_PATH } from '../../app/content/urls/placeholderFormPath.ts'
import { requiredDocument } from '../objects/href.ts'
import { defineSection } from './defineSection.ts'

const hasOwnForm = ({ parent }: { parent?: { address?: string } }) =>
  parent?.address !== PLACEHOLDER_FORM_PATH

/** A form of another service, shown in a frame. */
export const embeddedForm = defineSection({
  name: 'embeddedForm',
  title: 'Embedded form',
  icon: EditIcon,
  group: 'forms',
  keywords: ['frame', 'iframe', 'application', 'survey'],
  grounds: 'light',
  fields: [
    defineField({
      name: 'address',
      title: 'Web address of the form',
      type: 'href',
      description:
        'A page of this website, or the https:// address a form service gives for embedding.',
      validation: requiredDocument,
    }),
    defineField({
      name: 'title',
      title: 'Accessible name',
      type: 'string',
      description: 'Names the form for screen readers.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'heightPx',
      title: 'Height in pixels',
      type: 'number',
      validation: (rule) => rule.integer().min(200).max(4000),
    }),
    defineField({
      name: 'directLabel',
      title: 'Label of the direct link to the form',
      type: 'string',
      description: 'For browsers that block frames.',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'placeholderHeading',
      title: 'Placeholder heading',
      type: 'string',
      description: `Shown as long as the address is ${PLACEHOLDER_FORM_PATH}.`,
      hidden: hasOwnForm,
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'placeholderText',
      title: 'Placeholder text',
      type: 'text',
      rows: 4,
      description: 'Each line is a paragraph. E-mail addresses become links.',
      hidden: hasOwnForm,
      validation: (rule) => rule.max(600),
    }),
  ],
})
