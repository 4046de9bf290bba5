import { defineStory, type Story } from '../story.ts'
import { Icon } from './Icon.tsx'
import { type IconName, iconDrawings } from './paths.ts'

const iconNames = Object.keys(iconDrawings) as readonly IconName[]

export const story: Story = defineStory(
  'Icon',
  'A 20 px grid, strokes of 1.6 px with butt ends. Always next to text, or inside a labelled button.',
  Icon,
  iconNames.map((name) => ({ name, props: { name } })),
)
