import { useId } from 'react'
import { ContentImage } from '../../content/ContentImage.tsx'
import { ContentLink } from '../../content/ContentLink.tsx'
import { FormattedText } from '../../content/FormattedText.tsx'
import { paragraphsOf } from '../../content/paragraphsOf.ts'
import { plainText } from '../../content/plainText.ts'
import { Accordion, AccordionItem } from '../../design/accordion/AccordionItem.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionData, SectionProps } from '../types.ts'
import { Answers, Columns, Intro, Scene, Side } from './styles.ts'

/** Questions and answers: one is open at a time, initially the first. */
export function Questions({ data }: SectionProps<'questions'>) {
  const { heading, lead, cloth, picture, items } = data
  const name = useId()
  return (
    <SectionFrame data={data} flush>
      <Container>
        <Columns>
          <Side>
            <Heading $size="d2">{heading}</Heading>
            {lead && <Intro $muted>{lead}</Intro>}
            {picture?.asset && (
              <Scene>
                <ContentImage value={cloth} width={166} loading="eager" />
                <ContentImage value={picture} width={250} priority />
              </Scene>
            )}
          </Side>
          <Answers>
            <Accordion>
              {items?.map((item, index) => (
                <AccordionItem
                  key={item._id}
                  name={name}
                  summary={item.question}
                  defaultOpen={index === 0}
                  scrollLabel={mayScroll(item) ? (item.question ?? '') : undefined}
                >
                  <Answer item={item} />
                </AccordionItem>
              ))}
            </Accordion>
          </Answers>
        </Columns>
      </Container>
    </SectionFrame>
  )
}

type Item = NonNullable<SectionData<'questions'>['items']>[number]

/** What a panel shows on a narrow phone. */
const LINE_CHARACTERS = 36
const LINES_MAX = 12

function mayScroll({ answerText, answer }: Item): boolean {
  const paragraphs = paragraphsOf(answerText ? plainText(answerText) : answer)
  const lines = paragraphs.map(({ length }) => Math.ceil(length / LINE_CHARACTERS))
  return lines.reduce((sum, count) => sum + count, 0) > LINES_MAX
}

function Answer({ item: { answerText, answer, link } }: { item: Item }) {
  return (
    <>
      <FormattedText formatted={answerText} plain={answer} />
      {link?.label && (
        <p>
          <ContentLink link={link}>{link.label}</ContentLink>
        </p>
      )}
    </>
  )
}
