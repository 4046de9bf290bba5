import { Container, Grid, Section } from '../../design/layout/layout.ts'
import { Heading, Text } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Rung, Rungs, Title } from './styles.ts'

/** Tries in the order they are made, each a step further in; the last one is where we stop. */
export function RetryLadder({ data }: SectionProps<'retryLadder'>) {
  return (
    <Section $ground="ink">
      <Grid as={Container}>
        <Title $size="d2">{data.heading}</Title>
        <Rungs>
          {data.rungs?.map(({ _key, title, text }) => (
            <Rung key={_key}>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <Text $muted>{text}</Text>
            </Rung>
          ))}
        </Rungs>
      </Grid>
    </Section>
  )
}
