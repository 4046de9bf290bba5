import { css, keyframes, styled } from 'styled-components'
import { groundStyles, onGround } from '../design/ground.ts'
import { below, media } from '../design/media.ts'
import { typeStyles } from '../design/text/styles.ts'
import { threadLine, threadLineDrawn } from '../design/textLink/styles.ts'
import { token } from '../design/tokens.ts'

/** Three cells of uneven width, with hairlines between and around them. */
export const Columns = styled.ul`
  display: grid;
  grid-template-columns: 5fr 4fr 3fr;
  ${below(1320)} {
    grid-template-columns: 4.2fr 4fr 3.2fr;
  }
  border: solid ${token('line')};
  border-width: 0 1px 0 0;
  > li {
    display: grid;
    min-width: 0;
    border-left: 1px solid ${token('line')};
  }
`

export const Name = styled.span<{ $small?: boolean }>`
  display: block;
  ${typeStyles.d4}
  text-wrap: balance;
  ${({ $small }) => $small && 'font-size:1.25rem;letter-spacing:-.01em;'}
`

export const Note = styled.span`
  display: block;
  ${typeStyles.small}
  ${typeStyles.muted}
  text-wrap: pretty;
`

/**
 * A link as large as its cell. Hover draws a thread along its foot; the current page always has
 * one.
 */
export const Cell = styled.a<{ $picture?: boolean; $tall?: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $picture }) => $picture && '72px'} 1fr 20px;
  gap: 20px;
  align-items: center;
  ${Note} {
    margin-top: 4px;
  }
  padding: ${({ $tall }) => ($tall ? '36px 28px' : '22px 28px')};
  &:focus-visible {
    outline-offset: -4px;
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 4px;
    background: ${token('signal')};
    transform: scaleX(0);
    transform-origin: 0;
    transition: transform ${token('t-slow')} ${token('ease-pick')};
  }
  &[aria-current]::after {
    background: ${token('ink')};
    transform: none;
    ${media.forcedColors} {
      background: Highlight;
    }
  }
  ${media.hover} {
    &:hover::after {
      transform: none;
    }
  }
`

const unroll = keyframes`
  from {
    clip-path: inset(0 0 100%);
  }
`

/** Its last 72 px, with the fringe, are hidden until the card is hovered. */
export const Strip = styled.span`
  position: absolute;
  top: 0;
  left: 24px;
  width: 56px;
  clip-path: inset(0 0 72px);
  transition: clip-path ${token('t-slow')} ${token('ease-pick')};
  animation: ${unroll} ${token('t-slow')} ${token('ease-pick')} backwards;
`

export const View = styled.span`
  ${threadLine}
  margin-top: auto;
`

const letDown = css`
  ${Strip} {
    clip-path: inset(0);
  }
  ${View} {
    ${threadLineDrawn}
  }
`

export const Card = styled.a`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 14px;
  min-height: 300px;
  padding: 40px 32px 36px 112px;
  ${below(1320)} {
    padding: 40px 16px 36px 100px;
  }
  &:focus-visible {
    outline-offset: -4px;
    ${letDown}
  }
  &[aria-current] ${Strip} {
    clip-path: inset(0);
  }
  ${media.hover} {
    &:hover {
      ${letDown}
    }
  }
`

export const Developers = styled.div`
  display: grid;
  grid-template-columns: 5fr 7fr;
`

export const ApiCard = styled.a`
  ${groundStyles('ink')}
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('s3')};
  min-height: 300px;
  padding: 36px 40px 36px 32px;
  > svg {
    margin-bottom: auto;
  }
  ${View} {
    margin-top: 0;
  }
  &:focus-visible {
    outline-offset: -6px;
  }
  ${media.hover} {
    &:hover ${View} {
      ${threadLineDrawn}
    }
  }
`

export const References = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  padding-right: 1px;
  background: ${token('line')};
  > li {
    display: grid;
    background: ${token('white')};
  }
  ${Note} {
    color: ${onGround.muted};
  }
`
