import type { SectionProps } from '../../types.ts'
import { beside } from '../arrangements.ts'
import { ProductOpening } from '../ProductOpening.tsx'

/** The drawing next to the text. */
export function Beside({ data }: SectionProps<'hero'>) {
  return <ProductOpening data={data} arrangement={beside} />
}
