import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
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

const NAME_SIZES_REM = {
  header: { smallest: 1.125, largest: 1.75 },
  footer: { smallest: 1.75, largest: 3.5 },
} as const

/** The most letters that are as large on a phone as on a desktop. */
const SHORT_NAME_LETTERS = 5
/** A longer name is as wide as one with this number of letters at the largest size. */
const LARGEST_SIZE_LETTERS = 13
/** For each rem of the largest size: longer names have it in windows wider than about 550 px. */
const VW_PER_REM = 2.9

type NameSizesRem = (typeof NAME_SIZES_REM)[keyof typeof NAME_SIZES_REM]

function fontSize(letters: number, { smallest, largest }: NameSizesRem) {
  if (letters <= SHORT_NAME_LETTERS) return `${largest}rem`
  const fittingRem = ((largest * LARGEST_SIZE_LETTERS) / letters).toFixed(3)
  const fitting = `min(${largest * VW_PER_REM}vw, ${fittingRem}rem)`
  return `clamp(${smallest}rem, ${fitting}, ${largest}rem)`
}

const longName = css`
  max-width: 100%;
  > span {
    min-width: 0;
  }
`

const Row = styled.span<{ $fontSize: string; $isLong: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font: 700 ${({ $fontSize }) => $fontSize} / 1 ${token('display')};
  letter-spacing: -0.03em;
  text-transform: lowercase;
  /* Breaks within a word only if the word alone is wider than the place of the logo. */
  overflow-wrap: break-word;
  ${markGround}
  > :not(span) {
    flex: none;
  }
  > span {
    transform: translateY(-0.07em);
  }
  ${({ $isLong }) => $isLong && longName}
`

export interface LogoProps {
  /** The company's name, from the settings; drawn in lower case. */
  name: string
  /** Shown in place of the drawn mark. */
  mark?: ReactNode
  size?: 'header' | 'footer'
}

/** Edge lengths of the mark next to the name. */
export const MARK_SIZES_PX = { header: 26, footer: 46 } as const

export function Logo({ name, mark, size = 'header' }: LogoProps) {
  return (
    <Row
      $fontSize={fontSize(name.length, NAME_SIZES_REM[size])}
      $isLong={name.length > SHORT_NAME_LETTERS}
    >
      {mark ?? <LogoMark sizePx={MARK_SIZES_PX[size]} />}
      <span>{name}</span>
    </Row>
  )
}
