import { Container, Grid } from '../../../design/layout/layout.ts'
import { SectionFrame } from '../../SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { HeadColumn } from '../HeadColumn.tsx'
import { Stubs } from './ticketsStyles.ts'

/** Stubs on one roll: the third is used, the fourth is dead. */
export function Tickets({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data} ground="ink">
      <Grid as={Container}>
        <HeadColumn data={data} gapPx={32} />
        <Stubs>
          {data.items?.map(({ _key, title, text, note }) => (
            <li key={_key}>
              <h3>{title}</h3>
              <p>{text}</p>
              <span>{note}</span>
            </li>
          ))}
        </Stubs>
      </Grid>
    </SectionFrame>
  )
}
