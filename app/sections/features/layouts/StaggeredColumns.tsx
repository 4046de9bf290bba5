import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { SectionFrame } from '../../SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { HeadColumn } from '../HeadColumn.tsx'
import { Uses } from './staggeredColumnsStyles.ts'

/** Uses in two columns next to their heading; the second column starts lower, as in a street. */
export function StaggeredColumns({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data}>
      <Grid as={Container}>
        <HeadColumn data={data} />
        <Uses>
          {data.items?.map(({ _key, title, text }) => (
            <li key={_key}>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <Text>{text}</Text>
            </li>
          ))}
        </Uses>
      </Grid>
    </SectionFrame>
  )
}
