import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { SectionFrame } from '../../SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { HeadColumn } from '../HeadColumn.tsx'
import { Rung, Rungs } from './ladderStyles.ts'

/** Tries in the order they are made, each a step further in; the last one is where we stop. */
export function Ladder({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data} ground="ink">
      <Grid as={Container}>
        <HeadColumn data={data} />
        <Rungs>
          {data.items?.map(({ _key, title, text }) => (
            <Rung key={_key}>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <Text $muted>{text}</Text>
            </Rung>
          ))}
        </Rungs>
      </Grid>
    </SectionFrame>
  )
}
