import { MasterDetailIcon } from '@sanity/icons/MasterDetail'
import { defineSection } from './defineSection.ts'
import { pictureField, smallPictureField } from './fields.ts'

/** A menu as a tree, in a dark box. */
export const menuTree = defineSection({
  name: 'menuTree',
  title: 'Menu tree',
  icon: MasterDetailIcon,
  group: 'examples',
  keywords: ['ussd', 'diagram', 'short code', 'structure'],
  grounds: 'light',
  fields: [{ ...pictureField, title: 'Tree' }, smallPictureField],
  preview: { media: 'picture' },
})
