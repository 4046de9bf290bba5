import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container, Grid } from '../design/layout/layout.ts'
import { below } from '../design/media.ts'
import { Lead } from '../design/text/text.ts'
import { ActionLinks, type ActionLinksProps } from './ActionLinks.tsx'
import { PageBreadcrumb } from './PageBreadcrumb.tsx'
import { PageTitle } from './PageTitle.tsx'

const Row = styled(Grid)`
  padding-block: clamp(2rem, 3.4vw, 3.25rem) clamp(2.5rem, 5vw, 4.5rem);
`

/** Headings that run to a sentence are set smaller, or four lines of them fill the window. */
const Title = styled.div<{ $long: boolean }>`
  grid-column: 1 / 9;
  nav {
    margin-bottom: clamp(1.25rem, 2.4vw, 2.25rem);
  }
  :is(h1, h2):not([data-long]) {
    ${({ $long }) => $long && 'font-size:clamp(2.75rem,1.4rem + 4.6vw,6.25rem);'}
  }
  ${below(900)} {
    grid-column: 1 / -1;
  }
`

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 9 / -1;
  gap: 24px;
  align-self: end;
  ${below(900)} {
    grid-column: 1 / -1;
    margin-top: 28px;
  }
`

const LONG_HEADING = 36

interface PageHeadProps {
  heading: string | null
  lead: string | null
  actions: ActionLinksProps['links']
  look: NonNullable<ActionLinksProps['look']>
  /** Rendered between the breadcrumb and the heading. */
  children?: ReactNode
}

/** The head of a page: its heading on the left, what it is about and the buttons on the right. */
export function PageHead({ heading, lead, actions, look, children }: PageHeadProps) {
  return (
    <Row as={Container}>
      <Title $long={(heading?.length ?? 0) > LONG_HEADING}>
        <PageBreadcrumb />
        {children}
        <PageTitle heading={heading} size="d1" />
      </Title>
      <Aside>
        {lead && <Lead $muted>{lead}</Lead>}
        <ActionLinks links={actions} look={look} />
      </Aside>
    </Row>
  )
}
