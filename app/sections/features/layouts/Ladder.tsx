import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { HeadColumn } from '../HeadColumn.tsx'
import { Item, Items } from './ladderStyles.ts'

/** A ladder: each item further in. */
export function Ladder({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data} ground="ink">
      <Grid as={Container}>
        <HeadColumn data={data} />
        <Items>
          {data.items?.map(({ _key, title, text }) => (
            <Item key={_key}>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <Text $muted>{text}</Text>
            </Item>
          ))}
        </Items>
      </Grid>
    </SectionFrame>
  )
}
