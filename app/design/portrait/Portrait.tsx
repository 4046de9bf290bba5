import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { groundStyles } from '../ground.ts'

type PortraitRatio = '4/5' | 'fill'

const Frame = styled.div<{ $ratio: PortraitRatio }>`
  ${groundStyles('raffia')}
  overflow: hidden;
  ${({ $ratio }) => ($ratio === 'fill' ? 'height:100%' : `aspect-ratio:${$ratio}`)};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 30%;
  }
`

export interface PortraitProps {
  /** `fill` uses the height of its container. */
  ratio?: PortraitRatio
  children: ReactNode
}

/**
 * A person's picture, cropped to the face rather than the middle, with square corners. The ground
 * is visible while the picture loads, and around a cut-out.
 */
export function Portrait({ ratio = '4/5', children }: PortraitProps) {
  return <Frame $ratio={ratio}>{children}</Frame>
}
