import type { SectionProps } from '../../types.ts'
import { rising } from '../arrangements.ts'
import { ProductOpening } from '../ProductOpening.tsx'

/** The drawing rises from the lower edge, under the text. */
export function Rising({ data }: SectionProps<'hero'>) {
  return <ProductOpening data={data} arrangement={rising} />
}
