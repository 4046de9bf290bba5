import { Container, Grid, Section } from '../../design/layout/layout.ts'
import { Figures } from '../../design/text/figures.tsx'
import { Heading, Lead } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { printedAmount, sumCedis } from './amounts.ts'
import { Receipt, Words } from './styles.ts'

/** A day at a counter as a torn receipt, its total added up here. */
export function CounterTakings({ data }: SectionProps<'counterTakings'>) {
  const { heading, lead, caption, soldLabel, shareLabel, totalLabel, sales } = data
  const total = sumCedis(sales?.map(({ share }) => share) ?? [])
  return (
    <Section>
      <Grid as={Container}>
        <Words>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead $muted>{lead}</Lead>}
        </Words>
        <Receipt>
          <table>
            <thead>
              <tr>
                <th scope="col">{caption}</th>
                <th scope="col">{soldLabel}</th>
                <th scope="col">{shareLabel}</th>
              </tr>
            </thead>
            <tbody>
              {sales?.map(({ _key, item, sold, share }) => (
                <tr key={_key}>
                  <th scope="row">{item}</th>
                  <td data-label={soldLabel}>
                    <Figures>{printedAmount(sold)}</Figures>
                  </td>
                  <td data-label={shareLabel}>
                    <Figures>{printedAmount(share)}</Figures>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {totalLabel}
                </th>
                <td>
                  <Figures>{printedAmount(total)}</Figures>
                </td>
              </tr>
            </tfoot>
          </table>
        </Receipt>
      </Grid>
    </Section>
  )
}
