import { ContentImage } from '../../content/image.tsx'
import { Container, Section } from '../../design/layout/layout.ts'
import { Heading, Text } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Columns, List } from './styles.ts'

/** What somebody gets, one strip of cloth each. */
export function Benefits({ data }: SectionProps<'benefits'>) {
  return (
    <Section>
      <Container>
        <Columns>
          <Heading $size="d2">{data.heading}</Heading>
          <List>
            {data.items?.map(({ _key, title, text, cloth }) => (
              <li key={_key}>
                <div>
                  <ContentImage value={cloth} width={54} />
                </div>
                <div>
                  <Heading as="h3" $size="d3">
                    {title}
                  </Heading>
                  <Text $muted>{text}</Text>
                </div>
              </li>
            ))}
          </List>
        </Columns>
      </Container>
    </Section>
  )
}
