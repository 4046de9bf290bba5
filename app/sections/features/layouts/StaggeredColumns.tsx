import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { HeadColumn } from '../HeadColumn.tsx'
import { Items } from './staggeredColumnsStyles.ts'

/** Two columns next to the heading, the second lower. */
export function StaggeredColumns({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data}>
      <Grid as={Container}>
        <HeadColumn data={data} />
        <Items>
          {data.items?.map(({ _key, title, text }) => (
            <li key={_key}>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <Text>{text}</Text>
            </li>
          ))}
        </Items>
      </Grid>
    </SectionFrame>
  )
}
