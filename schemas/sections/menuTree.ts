import { MasterDetailIcon } from '@sanity/icons/MasterDetail'
import { defineType } from 'sanity'
import { headingField, leadField, pictureField, smallPictureField } from './fields.ts'
import { placeFields, placeFieldset } from './place.ts'

/** A menu drawn as a tree, on ink. */
export const menuTree = defineType({
  name: 'menuTree',
  title: 'Menu tree',
  type: 'object',
  icon: MasterDetailIcon,
  options: { section: { group: 'stories' } },
  fieldsets: [placeFieldset],
  fields: [
    headingField,
    leadField,
    { ...pictureField, title: 'Tree' },
    smallPictureField,
    ...placeFields('light'),
  ],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Menu tree', media }),
  },
})
