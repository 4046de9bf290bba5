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

/**
 * Shown if a page could not be rendered or fetched; its text is in the code because content may be
 * unavailable.
 */
export function ErrorPage({ title = 'Something went wrong' }: { title?: string }) {
  return (
    <Main id="main">
      <Section as="div">
        <Copy>
          <Heading as="h1" $size="d1">
            {title}
          </Heading>
          <Lead>
            This page could not be loaded. Nothing you sent was lost. Try again in a moment.
          </Lead>
          <Actions>
            <Button onClick={() => location.reload()}>Try again</Button>
            <Button href="/" look="line">
              Home
            </Button>
          </Actions>
        </Copy>
      </Section>
    </Main>
  )
}
