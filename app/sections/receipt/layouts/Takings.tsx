import { Container, Grid } from '../../../design/layout/layout.ts'
import { Figures } from '../../../design/text/Figures.tsx'
import { Heading, Lead } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { printedAmount, sumCedis } from '../amounts.ts'
import { Copy, Receipt } from './takingsStyles.ts'

/** For three columns on the narrowest phone: `9,999.99`. */
const CHARACTERS_MAX = 8

/** A day at a counter as a torn receipt, its total added up here. */
export function Takings({ data }: SectionProps<'receipt'>) {
  const { heading, lead, columns, lines, result } = data
  const total = sumCedis(lines?.map(({ share }) => share) ?? [])
  const amounts = [total, ...(lines ?? []).flatMap(({ sold, share }) => [sold, share])]
  const hasLongAmount = amounts.some((amount) => printedAmount(amount).length > CHARACTERS_MAX)
  const [caption, soldLabel, shareLabel] = columns ?? []
  return (
    <SectionFrame data={data}>
      <Grid as={Container}>
        <Copy>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead $muted>{lead}</Lead>}
        </Copy>
        <Receipt $hasLongAmount={hasLongAmount}>
          <table>
            <thead>
              <tr>
                <th scope="col">{caption}</th>
                <th scope="col">{soldLabel}</th>
                <th scope="col">{shareLabel}</th>
              </tr>
            </thead>
            <tbody>
              {lines?.map(({ _key, label, sold, share }) => (
                <tr key={_key}>
                  <th scope="row">{label}</th>
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
                  {result?.label}
                </th>
                <td>
                  <Figures>{printedAmount(total)}</Figures>
                </td>
              </tr>
            </tfoot>
          </table>
        </Receipt>
      </Grid>
    </SectionFrame>
  )
}
