import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Ground, groundStyles } from '../ground.ts'

const Frame = styled.div<{ $ground: Ground; $ratio: PortraitRatio }>`
  ${({ $ground }) => groundStyles($ground)}
  overflow: hidden;
  ${({ $ratio }) => ($ratio === 'fill' ? 'height:100%' : `aspect-ratio:${$ratio}`)};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 30%;
  }
`

type PortraitRatio = '4/5' | '1' | 'fill'

export interface PortraitProps {
  /** Visible while the picture loads, and around a cut-out. */
  ground?: Ground
  /** `fill` uses the height of its container. */
  ratio?: PortraitRatio
  children: ReactNode
}

/** A person's picture, cropped to the face rather than the middle, with square corners. */
export function Portrait({ ground = 'raffia', ratio = '4/5', children }: PortraitProps) {
  return (
    <Frame $ground={ground} $ratio={ratio}>
      {children}
    </Frame>
  )
}
