import { DocumentSheetIcon } from '@sanity/icons/DocumentSheet'
import { defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField } from './fields.ts'

/** A page’s opening as a spreadsheet with the heading typed into a cell, and a paper on ink. */
export const sheetHero = defineType({
  name: 'sheetHero',
  title: 'Opening with a spreadsheet',
  type: 'object',
  icon: DocumentSheetIcon,
  options: { section: { group: 'openings' } },
  fields: [headingField, leadField, actionsField, pictureField],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Opening with a spreadsheet', media }),
  },
})
