import { LogoMark } from '../logo/Logo.tsx'
import { defineStory, type Story } from '../story.ts'
import { Portrait, type PortraitProps } from './Portrait.tsx'

function PortraitSample(props: PortraitProps) {
  return (
    <div style={{ width: 180 }}>
      <Portrait {...props} />
    </div>
  )
}

const sitter = <LogoMark sizePx={180} />

export const story: Story = defineStory(
  'Portrait',
  'The frame of a person’s picture: square corners, cropped to the face.',
  PortraitSample,
  [{ name: '4/5', props: { children: sitter } }],
)
