import { Container, Grid, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Dots, Entries, PageNumber, Title } from './styles.ts'

/** Chapters, what is in them, and the page they begin on at the end of a dotted line. */
export function ContentsList({ data }: SectionProps<'contentsList'>) {
  return (
    <Section>
      <Grid as={Container}>
        <Title $size="d2">{data.heading}</Title>
        <Entries>
          {data.entries?.map(({ _key, title, text, number }) => (
            <li key={_key}>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <Dots aria-hidden />
              <PageNumber aria-hidden>{number}</PageNumber>
              <p>{text}</p>
            </li>
          ))}
        </Entries>
      </Grid>
    </Section>
  )
}
