import type { SectionProps } from '../../types.ts'
import { hanging } from '../arrangements.ts'
import { ProductOpening } from '../ProductOpening.tsx'

/** The drawing hangs from the beam to the foot, along the right edge. */
export function Hanging({ data }: SectionProps<'hero'>) {
  return <ProductOpening data={data} arrangement={hanging} />
}
