import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { VisuallyHidden } from '../../../design/text/visuallyHidden.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { About, End, Sides, Talk, Title, Turn } from './conversationStyles.ts'

/** What is said is on its speaker's side of the thread, the time on the other. */
export function Conversation({ data }: SectionProps<'timeline'>) {
  const { heading, lead, labels, items, picture } = data
  const [left, right] = labels ?? []
  return (
    <SectionFrame data={data}>
      <Container>
        <Title $size="d2">{heading}</Title>
        {lead && <About $muted>{lead}</About>}
        <Sides aria-hidden="true">
          <span>{left}</span>
          <span>{right}</span>
        </Sides>
        <Talk>
          {items?.map(({ _key, time, side, title, text }) => (
            <Turn key={_key} data-side={side ?? 'right'}>
              {time && <time>{time}</time>}
              <div>
                <VisuallyHidden>{side === 'left' ? left : right}</VisuallyHidden>
                {title && (
                  <Heading as="h3" $size="d4">
                    {title}
                  </Heading>
                )}
                <Text>{text}</Text>
              </div>
            </Turn>
          ))}
        </Talk>
        <End>
          <ContentImage value={picture} width={360} />
        </End>
      </Container>
    </SectionFrame>
  )
}
