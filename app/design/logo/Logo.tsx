import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { markGround } from '../markGround.ts'
import { token } from '../tokens.ts'

const warp = 'M8 2h5v15.5H8zM8 25.5h5V30H8zM19 2h5v4.5h-5zM19 14.5h5V30h-5z'
const weft = 'M2 8h4.5v5H2zM14.5 8H30v5H14.5zM2 19h15.5v5H2zM25.5 19H30v5h-4.5z'

/** Two threads over two: the smallest possible cloth, and the key that ends a USSD code. */
export function LogoMark({ sizePx = 26 }: { sizePx?: number }) {
  return (
    <svg viewBox="2 2 28 28" width={sizePx} height={sizePx} aria-hidden>
      <path fill="currentColor" d={warp} />
      <path fill={token('signal')} d={weft} />
    </svg>
  )
}

const Row = styled.span<{ $large: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font: 700 ${({ $large }) => ($large ? '3.5rem' : '1.75rem')} / 1 ${token('display')};
  letter-spacing: -0.03em;
  text-transform: lowercase;
  ${markGround}
  > span {
    transform: translateY(-0.07em);
  }
`

export interface LogoProps {
  /** The company's name, from the settings; drawn in lower case. */
  name: string
  /** Shown in place of the drawn mark. */
  mark?: ReactNode
  size?: 'header' | 'footer'
}

/** Edge length of the mark next to the name, in pixels. */
export const MARK_SIZES = { header: 26, footer: 46 } as const

export function Logo({ name, mark, size = 'header' }: LogoProps) {
  const large = size === 'footer'
  return (
    <Row $large={large}>
      {mark ?? <LogoMark sizePx={MARK_SIZES[size]} />}
      <span>{name}</span>
    </Row>
  )
}
