import { useState } from 'react'
import { styled } from 'styled-components'
import { onGround } from '../../design/ground.ts'
import { media } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'

const Address = styled.a`
  flex: none;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  color: ${onGround.muted};
  font-weight: 650;
  text-decoration: none;
  &:hover {
    color: ${onGround.accent};
  }
  ${media.print} {
    display: none;
  }
`

const Told = styled.span`
  align-self: center;
  color: ${token('ok')};
  font-size: ${token('fs-sm')};
`

interface ClauseLinkProps {
  anchor: string
  title: string
}

/**
 * The address of one clause: a link that can be opened, or copied like any other. Pressed, it is
 * copied at once, where the browser lets a page do so.
 */
export function ClauseLink({ anchor, title }: ClauseLinkProps) {
  const [copied, setCopied] = useState(false)

  function copy() {
    const address = new URL(`#${anchor}`, location.href).href
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      // Refused: the address bar shows it all the same.
      () => undefined,
    )
  }

  return (
    <>
      <Address
        href={`#${anchor}`}
        aria-label={`Link to “${title}”`}
        onClick={copy}
        onBlur={() => setCopied(false)}
      >
        #
      </Address>
      <Told role="status">{copied && 'Link copied'}</Told>
    </>
  )
}
