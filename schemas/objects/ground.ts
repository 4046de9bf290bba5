import { ColorWheelIcon } from '@sanity/icons/ColorWheel'
import { defineType } from 'sanity'

export const groundTitles = [
  { title: 'Paper', value: 'paper' },
  { title: 'White', value: 'white' },
  { title: 'Raffia', value: 'raffia' },
  { title: 'Ink', value: 'ink' },
  { title: 'Indigo', value: 'indigo' },
  { title: 'Orange', value: 'signal' },
  { title: 'Gold', value: 'gold' },
  { title: 'Dew', value: 'dew' },
] as const

export type GroundName = (typeof groundTitles)[number]['value']

/** The background of a section or card: a closed choice, so that text on it always has contrast. */
export const ground = defineType({
  name: 'ground',
  title: 'Background',
  type: 'string',
  icon: ColorWheelIcon,
  description: 'The colour behind the text and pictures.',
  options: {
    list: [...groundTitles],
  },
})
