import type { SectionProps } from '../../types.ts'
import { overhanging } from '../arrangements.ts'
import { ProductOpening } from '../ProductOpening.tsx'

/** The drawing is at the foot and runs off the right edge. */
export function Overhanging({ data }: SectionProps<'hero'>) {
  return <ProductOpening data={data} arrangement={overhanging} />
}
