import { styled } from 'styled-components'
import { onGround } from '../../design/ground.ts'
import { below, media } from '../../design/media.ts'
import { Lead } from '../../design/text/text.ts'
import { token } from '../../design/tokens.ts'

export const Intro = styled(Lead)`
  max-width: 46rem;
  margin-top: ${token('s5')};
`

export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 48px 6px;
  align-items: start;
  margin-top: clamp(2rem, 4vw, 4rem);
  border-top: ${token('beam')} solid ${token('ink')};
  ${below(760)} {
    grid-template-columns: 1fr;
  }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    break-inside: avoid;
  }
`

/** Uneven lengths, flush tops. The ground is visible while a portrait is missing. */
export const Frame = styled.div`
  overflow: hidden;
  background: ${token('raffia')};
  aspect-ratio: 4 / 4.7;
  margin-bottom: 18px;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 0;
    transition: transform ${token('t-slow')} ${token('ease')};
  }
`

export const Card = styled.li`
  position: relative;
  &:nth-child(3n + 2) ${Frame} {
    aspect-ratio: 4 / 5.5;
  }
  &:nth-child(3n) ${Frame} {
    aspect-ratio: 4 / 4.1;
  }
  p {
    margin-top: 4px;
  }
  ${below(760)} {
    &:nth-child(n) ${Frame} {
      aspect-ratio: 4 / 4.4;
    }
  }
  ${media.hover} {
    &:hover img {
      transform: scale(1.03);
    }
  }
`

/** Its hit area is the whole card, portrait and name included. */
export const Open = styled.button`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 32px;
  margin-top: 10px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 650;
  list-style: none;
  cursor: pointer;
  outline: 0;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible::after {
    outline: 3px solid ${token('focus')};
    outline-offset: 3px;
  }
  details[open] > & {
    svg {
      transform: rotate(45deg);
    }
  }
  ${media.hover} {
    ${Card}:hover & {
      color: ${onGround.accent};
    }
  }
  ${media.print} {
    display: none;
  }
`

export const Life = styled.div`
  position: relative;
  z-index: 1;
  max-width: 34em;
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 8px 16px 0 0;
`
