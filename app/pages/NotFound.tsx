import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { Button } from '../design/button/button.tsx'
import { Icon } from '../design/icon/icon.tsx'
import { Container } from '../design/layout/layout.ts'
import { below } from '../design/media.ts'
import { Heading } from '../design/text/text.ts'
import { token } from '../design/tokens.ts'
import { Main } from './PageView.tsx'

const NOT_FOUND_PATH = '/404'

const Cloth = styled.img`
  width: 100%;
  height: clamp(260px, 36vw, 560px);
  border-top: ${token('beam')} solid ${token('ink')};
  object-fit: cover;
`

const Words = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s6')};
  align-items: end;
  justify-content: space-between;
  padding-block: clamp(2.5rem, 5vw, 4.5rem);
  h1 {
    max-width: 16em;
  }
`

const narrowCloth = below(760).replace('@media ', '')

/** The answer to an address that leads nowhere. The history entry becomes that of `/404`. */
export function NotFound() {
  const navigate = useNavigate()
  useEffect(() => {
    // The router's own state of the entry is kept; only the address changes, nothing is fetched.
    if (location.pathname !== NOT_FOUND_PATH)
      history.replaceState(history.state, '', NOT_FOUND_PATH)
  }, [])

  function goBack() {
    if (history.length > 1) navigate(-1)
    else navigate('/')
  }

  return (
    <Main id="main">
      <picture>
        <source media={narrowCloth} srcSet="/artwork/cloth-404-m.svg" />
        <Cloth src="/artwork/cloth-404.svg" alt="" width={1440} height={620} fetchPriority="high" />
      </picture>
      <Words>
        <Heading as="h1" $size="d2">
          You encountered a missing page, please go back or try again
        </Heading>
        <Button onClick={goBack}>
          <Icon name="arrow-left" />
          Go back
        </Button>
      </Words>
    </Main>
  )
}
