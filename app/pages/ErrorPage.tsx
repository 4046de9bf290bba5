import { styled } from 'styled-components'
import { Button } from '../design/button/Button.tsx'
import { Actions, Container, Section } from '../design/layout/layout.ts'
import { Heading, Lead } from '../design/text/text.ts'
import { Main } from './PageView.tsx'

const Copy = styled(Container)`
  h1 + p {
    max-width: 34em;
    margin-block: 2.25rem;
  }
`

interface ErrorPageProps {
  title?: string
  message?: string | undefined
}

/**
 * Shown if a page could not be rendered or fetched; its text is in the code because content may be
 * unavailable.
 * @param message replaces the invitation to try again
 */
export function ErrorPage({ title = 'Something went wrong', message }: ErrorPageProps) {
  return (
    <Main id="main">
      <Section as="div">
        <Copy>
          <Heading as="h1" $size="d1">
            {title}
          </Heading>
          <Lead>{message ?? 'This page could not be loaded. Try again in a moment.'}</Lead>
          <Actions>
            {/* A link to this address, because it also works without JavaScript. */}
            {message === undefined && <Button href="">Try again</Button>}
            <Button href="/" look="line">
              Home
            </Button>
          </Actions>
        </Copy>
      </Section>
    </Main>
  )
}
