import { RemoveIcon } from '@sanity/icons/Remove'
import { defineSection } from './defineSection.ts'

/** A pause between two sections. */
export const divider = defineSection({
  name: 'divider',
  title: 'Divider',
  icon: RemoveIcon,
  group: 'text',
  keywords: ['line', 'rule', 'space', 'separator', 'pause'],
  layouts: [
    { name: 'line', title: 'A hairline' },
    { name: 'beam', title: 'A thick line' },
    { name: 'crossing', title: 'A woven mark' },
  ],
  heading: 'none',
  fields: [],
})
