import { styled } from 'styled-components'
import { Anchor } from '../anchor/Anchor.tsx'
import { type Ground, groundStyles } from '../ground.ts'
import { Icon } from '../icon/Icon.tsx'
import { Container } from '../layout/layout.ts'
import { media } from '../media.ts'
import { Heading } from '../text/text.ts'
import { token } from '../tokens.ts'

const Band = styled(Anchor)<{ $ground: Ground }>`
  ${({ $ground }) => groundStyles($ground)}
  display: block;
  border-top: ${token('beam')} solid ${token('ink')};
  text-decoration: none;
  &:focus-visible {
    outline-offset: -6px;
  }
  svg {
    width: 0.7em;
    height: 0.7em;
    transition: transform ${token('t-base')} ${token('ease')};
  }
  ${media.hover} {
    &:hover svg {
      transform: translateX(12px);
    }
  }
  ${media.print} {
    display: none;
  }
`

const Inner = styled(Container)`
  padding-block: clamp(2.25rem, 4vw, 3.5rem) clamp(2.5rem, 4.4vw, 4rem);
  font-weight: 600;
`

/**
 * In front: in forced colours the title's letters have a ground, which reaches up to here. It is a
 * block, so that Firefox separates it from the title in the name of the link.
 */
const Kicker = styled.div`
  position: relative;
  z-index: 1;
`

const Title = styled(Heading)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('s5')};
  margin-top: 10px;
  font-size: min(${token('fs-d1')}, 12.5vw);
  text-wrap: balance;
  svg {
    flex: none;
  }
`

export interface NextBandProps {
  href: string
  /** The small line above, such as "Next". */
  kicker: string
  title: string
  /** The ground of the target page. */
  ground: Ground
  /** Set in the text face: the display face would turn a V into a U. */
  isAcronym?: boolean
  id?: string
}

/** The last section of a page, with the ground of the page it leads to. */
export function NextBand({ href, kicker, title, ground, isAcronym = false, id }: NextBandProps) {
  return (
    <Band id={id} href={href} $ground={ground}>
      <Inner>
        <Kicker>{kicker}</Kicker>
        <Title as="span" $size="d1" {...(isAcronym && { $face: 'text' as const })}>
          {title}
          <Icon name="arrow-right" />
        </Title>
      </Inner>
    </Band>
  )
}
