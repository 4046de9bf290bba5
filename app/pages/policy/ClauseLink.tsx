import { styled } from 'styled-components'
import { onGround } from '../../design/ground.ts'
import { media } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { CLAUSE_LINK_ATTRIBUTE, COPIED } from './clauseCopying.ts'

const Address = styled.a`
  flex: none;
  display: grid;
  place-items: center;
  min-width: 32px;
  grid-auto-flow: column;
  height: 32px;
  color: ${onGround.muted};
  font-weight: 650;
  text-decoration: none;
  &:hover {
    color: ${onGround.accent};
  }
  &[data-copied]::after {
    content: '${COPIED}' / '';
    margin-left: ${token('s2')};
    color: ${token('ok')};
    font-size: ${token('fs-sm')};
    white-space: nowrap;
  }
  ${media.print} {
    display: none;
  }
`

interface ClauseLinkProps {
  anchor: string
  title: string
}

/**
 * The address of one clause: a link that can be opened, or copied like any other. What pressing it
 * does besides is `useClauseCopying`'s; this stands still.
 */
export function ClauseLink({ anchor, title }: ClauseLinkProps) {
  return (
    <Address
      href={`#${anchor}`}
      aria-label={`Link to “${title}”`}
      {...{ [CLAUSE_LINK_ATTRIBUTE]: '' }}
    >
      #
    </Address>
  )
}
