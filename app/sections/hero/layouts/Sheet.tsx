import { ContentImage } from '../../../content/ContentImage.tsx'
import { Lead } from '../../../design/text/text.ts'
import { ActionLinks } from '../../../sectionParts/ActionLinks.tsx'
import { PageBreadcrumb } from '../../../sectionParts/PageBreadcrumb.tsx'
import { PageTitle } from '../../../sectionParts/PageTitle.tsx'
import type { SectionProps } from '../../types.ts'
import { Cell, Columns, Copy, Grid, Halves, Rows, Voucher } from './sheetStyles.ts'

const COLUMNS = [...'ABCDEFGHIJ']
const ROWS = Array.from({ length: 24 }, (_, index) => index + 1)

/** Left a spreadsheet, its heading typed into the selected cell; right the voucher on ink. */
export function Sheet({ data }: SectionProps<'hero'>) {
  const { heading, lead, actions, picture } = data
  return (
    <Halves data={data} flush>
      <Grid>
        <Columns aria-hidden="true">
          {COLUMNS.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </Columns>
        <Rows aria-hidden="true">
          {ROWS.map((row) => (
            <span key={row}>{row}</span>
          ))}
        </Rows>
        <Copy>
          <PageBreadcrumb />
          <Cell>
            <PageTitle heading={heading} size="d1" />
          </Cell>
          {lead && <Lead>{lead}</Lead>}
          <ActionLinks links={actions} />
        </Copy>
      </Grid>
      {picture?.asset && (
        <Voucher>
          <div>
            <ContentImage value={picture} width={720} priority />
          </div>
        </Voucher>
      )}
    </Halves>
  )
}
