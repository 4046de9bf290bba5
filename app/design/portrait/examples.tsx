import { type Exhibit, exhibit } from '../exhibit.ts'
import { LogoMark } from '../logo/logo.tsx'
import { Portrait, type PortraitProps } from './portrait.tsx'

function PortraitSample(props: PortraitProps) {
  return (
    <div style={{ width: 180 }}>
      <Portrait {...props} />
    </div>
  )
}

const sitter = <LogoMark sizePx={180} />

export const examples: Exhibit = exhibit(
  'Portrait',
  'The frame of a person’s picture: square corners, cropped to the face.',
  PortraitSample,
  [
    { name: '4/5', props: { children: sitter } },
    { name: 'square, gold', props: { children: sitter, ratio: '1', ground: 'gold' } },
  ],
)
