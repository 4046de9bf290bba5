import { ContentImage } from '../../content/image.tsx'
import { Container, Section } from '../../design/layout/layout.ts'
import { Heading, Text } from '../../design/text/text.ts'
import { VisuallyHidden } from '../../design/text/visually-hidden.ts'
import type { SectionProps } from '../types.ts'
import { End, Sides, Talk, Title, Turn } from './styles.ts'

/** What is said stands on its speaker's side of the thread, the time on the other. */
export function RequestConversation({ data }: SectionProps<'requestConversation'>) {
  const { heading, payerLabel, askerLabel, turns, picture } = data
  return (
    <Section>
      <Container>
        <Title $size="d2">{heading}</Title>
        <Sides aria-hidden="true">
          <span>{payerLabel}</span>
          <span>{askerLabel}</span>
        </Sides>
        <Talk>
          {turns?.map(({ _key, time, side, title, text }) => (
            <Turn key={_key} data-side={side ?? 'asker'}>
              <time>{time}</time>
              <div>
                <VisuallyHidden>{side === 'payer' ? payerLabel : askerLabel}</VisuallyHidden>
                <Heading as="h3" $size="d4">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </div>
            </Turn>
          ))}
        </Talk>
        <End>
          <ContentImage value={picture} width={360} />
        </End>
      </Container>
    </Section>
  )
}
