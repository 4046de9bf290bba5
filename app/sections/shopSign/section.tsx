import { Container, Grid, Section } from '../../design/layout/layout.ts'
import { Heading, Text } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Choice, Choices, Question } from './styles.ts'

/** One question; its answers hang at two heights. */
export function ShopSign({ data }: SectionProps<'shopSign'>) {
  return (
    <Section $ground="raffia">
      <Grid as={Container}>
        <Question $size="d2">{data.heading}</Question>
        <Choices>
          {data.choices?.map(({ _key, title, text }) => (
            <Choice key={_key}>
              <Heading as="h3" $size="d3">
                {title}
              </Heading>
              <Text>{text}</Text>
            </Choice>
          ))}
        </Choices>
      </Grid>
    </Section>
  )
}
