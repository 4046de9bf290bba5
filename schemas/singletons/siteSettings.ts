import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType, type ValidationContext } from 'sanity'
import { emailAddress } from '../objects/emailAddress.ts'
import { requiredBase } from '../objects/href.ts'
import { PHONE_DESCRIPTION, phoneNumber } from '../objects/phoneNumber.ts'
import { requiredPicture, withoutAltText } from '../objects/picture.ts'
import { notSvg } from '../objects/sharingPicture.ts'
import { titledPreview } from '../objects/titledPreview.ts'
import { navigation } from './navigation.ts'

const phone = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    group: 'contact',
    description: PHONE_DESCRIPTION,
    validation: (rule) => phoneNumber(rule.required()),
  })

const phoneLabel = (name: string, title: string, word: string) =>
  defineField({
    name,
    title,
    type: 'string',
    group: 'contact',
    placeholder: word,
    initialValue: word,
    validation: (rule) => rule.max(20),
  })

const hour = (name: string, title: string, validate: typeof afterOpening = () => true) =>
  defineField({
    name,
    title,
    type: 'number',
    group: 'contact',
    fieldset: 'hours',
    description:
      'Whole hour from 0 to 24, GMT, for example 8. Used for the opening-hours chart on the contact page. The chart is shown only if both hours are set.',
    validation: (rule) => rule.integer().min(0).max(24).custom(validate),
  })

/** The opening-hours chart is one day, from left to right. */
function afterOpening(closes: number | undefined, { parent }: ValidationContext): true | string {
  return closes !== undefined && closes <= Object(parent).opensAtHour
    ? 'Enter an hour after the opening hour.'
    : true
}

/**
 * What belongs to the whole website: names, contact details, menus, footer, sharing defaults.
 * Groups with required texts are required, because Sanity does not validate the fields of an object
 * that is unset, as after its last text is emptied.
 */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'company', title: 'Company', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'links', title: 'Links' },
    { name: 'navigation', title: 'Menus' },
    { name: 'footer', title: 'Footer' },
    { name: 'policies', title: 'Policies' },
    { name: 'articles', title: 'Articles' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fieldsets: [{ name: 'hours', title: 'Opening hours', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'company',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'legalName',
      title: 'Registered name',
      type: 'string',
      group: 'company',
      description: 'Shown in the copyright line.',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'tagline',
      title: 'Tagline',
      type: 'string',
      group: 'company',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      group: 'company',
      description: 'What the company does, for search engines and structured data.',
      validation: (rule) => rule.required().max(240),
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'picture',
      group: 'company',
      description:
        'The mark before the name, best as an SVG. If empty, the default mark is used. Screen readers read out the name instead.',
      options: withoutAltText,
    }),
    defineField({
      name: 'appIcon',
      title: 'Browser tab and home screen icon',
      type: 'picture',
      group: 'company',
      description:
        'Square PNG, at least 512 by 512 pixels. If empty, the default icons are used. Screen readers read out the title of the page or the name of the website instead.',
      options: withoutAltText,
    }),
    defineField({
      name: 'supportEmails',
      title: 'Support e-mail addresses',
      type: 'array',
      group: 'contact',
      of: [
        defineArrayMember({ type: 'string', title: 'E-mail address', validation: emailAddress }),
      ],
      validation: (rule) => rule.required().min(1).max(3).unique(),
    }),
    phone('officePhone', 'Office phone'),
    phoneLabel('officeLabel', 'Label for the office phone', 'Office'),
    phone('salesPhone', 'Sales phone'),
    phoneLabel('salesLabel', 'Label for the sales phone', 'Sales'),
    defineField({
      name: 'hours',
      title: 'Opening hours',
      type: 'string',
      group: 'contact',
      fieldset: 'hours',
      description: 'Shown in the footer of every page.',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'shortHours',
      title: 'Opening hours, short version',
      type: 'string',
      group: 'contact',
      fieldset: 'hours',
      description:
        'Shown next to the phone numbers, on the contact page and in the help center. If empty, the opening hours above are shown.',
      validation: (rule) => rule.max(60),
    }),
    hour('opensAtHour', 'Opens at'),
    hour('closesAtHour', 'Closes at', afterOpening),
    defineField({
      name: 'address',
      title: 'Address',
      type: 'text',
      rows: 2,
      group: 'contact',
      description:
        'After a move, also change “The office on a map” under Links, and look for the address in the text of the policies.',
      validation: (rule) => rule.required().max(160),
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'object',
      group: 'links',
      validation: (rule) => rule.required(),
      fields: [
        defineField({
          name: 'documentation',
          title: 'API documentation',
          type: 'href',
          description: 'Links to a chapter add its path at the end of this address.',
          validation: requiredBase,
        }),
        defineField({ name: 'maps', title: 'The office on a map', type: 'href' }),
        defineField({
          name: 'social',
          title: 'Social profiles',
          type: 'array',
          of: [defineArrayMember({ type: 'socialProfile' })],
          validation: (rule) => rule.max(8),
        }),
        defineField({
          name: 'certificates',
          title: 'Licences and certificates',
          type: 'array',
          of: [defineArrayMember({ type: 'certificate' })],
          validation: (rule) => rule.max(6),
        }),
      ],
    }),
    navigation,
    defineField({
      name: 'footer',
      title: 'Footer',
      type: 'object',
      preview: titledPreview('Footer', 'contactHeading'),
      group: 'footer',
      fields: [
        defineField({ name: 'resources', title: 'Resources', type: 'linkList' }),
        defineField({ name: 'developers', title: 'Developers', type: 'linkList' }),
        defineField({ name: 'company', title: 'Company', type: 'linkList' }),
        defineField({
          name: 'contactHeading',
          title: 'Heading of the contact details',
          type: 'string',
          validation: (rule) => rule.max(40),
        }),
        defineField({ name: 'band', title: 'Picture across the footer', type: 'picture' }),
      ],
    }),
    defineField({
      name: 'policies',
      title: 'Policy labels',
      type: 'policyLabels',
      group: 'policies',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'articles',
      title: 'Article labels',
      type: 'articleLabels',
      group: 'articles',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'object',
      group: 'search',
      validation: (rule) => rule.required(),
      fields: [
        defineField({
          name: 'titleSuffix',
          title: 'Title suffix',
          type: 'string',
          description: 'Added after the title of every page, as in “Contact us | Nsaa”.',
          validation: (rule) => rule.required().max(20),
        }),
        defineField({
          name: 'description',
          title: 'Default description',
          type: 'text',
          rows: 3,
          validation: (rule) => rule.required().max(160),
        }),
        defineField({
          name: 'image',
          title: 'Default sharing picture',
          type: 'picture',
          description: '1200 by 630 pixels, PNG or JPEG.',
          validation: (rule) => [requiredPicture(rule), rule.custom(notSvg).warning()],
        }),
      ],
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'legalName' } },
})
