import { RichText } from '../../content/RichText.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Prose } from '../../design/prose/prose.ts'
import { Text } from '../../design/text/text.ts'
import { CloseUp, CloseUpPicture } from '../../sectionParts/CloseUp.tsx'
import { PageBreadcrumb } from '../../sectionParts/PageBreadcrumb.tsx'
import { PageTitle } from '../../sectionParts/PageTitle.tsx'
import { usePage } from '../../sectionParts/pageContext.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../types.ts'
import { Body, Head, Notice, Opening, Quotation } from './styles.ts'

/** An article in one measure; only its picture and its quotation are wider. */
export function ArticleText({ data }: SectionProps<'articleText'>) {
  const { titleLevel } = usePage()
  const { picture, notice, heading, byline, lead, body, quotation, closing } = data
  return (
    <SectionFrame data={data} flush>
      <article>
        <CloseUp>
          <CloseUpPicture value={picture} />
        </CloseUp>
        <Container>
          <Head>
            <PageBreadcrumb />
            {notice && <Notice>{notice}</Notice>}
            <PageTitle heading={heading} size="d1" />
            {byline && <Text $muted>{byline}</Text>}
          </Head>
          <Body>
            {lead && <Opening>{lead}</Opening>}
            <Prose>
              <RichText value={body} under={titleLevel} />
            </Prose>
            {quotation && <Quotation>“{quotation}”</Quotation>}
            {closing && (
              <Prose>
                <RichText value={closing} under={titleLevel} />
              </Prose>
            )}
          </Body>
        </Container>
      </article>
    </SectionFrame>
  )
}
