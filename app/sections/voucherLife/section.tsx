import { Container, Grid, Section } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Stubs, Words } from './styles.ts'

/** Stubs on one roll: the third is used, the fourth is dead. */
export function VoucherLife({ data }: SectionProps<'voucherLife'>) {
  const { heading, lead, stubs } = data
  return (
    <Section $ground="ink">
      <Grid as={Container}>
        <Words>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead $muted>{lead}</Lead>}
        </Words>
        <Stubs>
          {stubs?.map(({ _key, title, text, when }) => (
            <li key={_key}>
              <h3>{title}</h3>
              <p>{text}</p>
              <span>{when}</span>
            </li>
          ))}
        </Stubs>
      </Grid>
    </Section>
  )
}
