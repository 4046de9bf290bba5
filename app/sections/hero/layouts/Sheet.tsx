import { ContentImage } from '../../content/image.tsx'
import { Heading, Lead } from '../../design/text/text.ts'
import { ActionLinks } from '../ActionLinks.tsx'
import { PageBreadcrumb } from '../PageBreadcrumb.tsx'
import type { SectionProps } from '../types.ts'
import { Cell, Columns, Halves, Rows, Sheet, Voucher, Words } from './styles.ts'

const COLUMNS = [...'ABCDEFGHIJ']
const ROWS = Array.from({ length: 24 }, (_, index) => index + 1)

/** Left a spreadsheet, its heading typed into the selected cell; right the voucher on ink. */
export function SheetHero({ data }: SectionProps<'sheetHero'>) {
  const { heading, lead, actions, picture } = data
  return (
    <Halves>
      <Sheet>
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
        <Words>
          <PageBreadcrumb />
          <Cell>
            <Heading as="h1" $size="d1">
              {heading}
            </Heading>
          </Cell>
          <Lead>{lead}</Lead>
          <ActionLinks links={actions} />
        </Words>
      </Sheet>
      <Voucher>
        <div>
          <ContentImage value={picture} width={720} loading="eager" fetchPriority="high" />
        </div>
      </Voucher>
    </Halves>
  )
}
