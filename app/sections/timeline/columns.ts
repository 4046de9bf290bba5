import type { SectionData } from '../types.ts'

type Payment = Pick<
  NonNullable<SectionData<'timeline'>['items']>[number],
  'at' | 'value' | 'thread'
>

/** Highest bar, in percent of the chart: its amount is above it. */
const HIGHEST_PERCENT = 78

interface Column {
  /** Counted from 1. */
  week: number
  /** Empty in a week without a payment. */
  paid?: { amount: string; heightPercent: number; thread: NonNullable<Payment['thread']> }
}

/** `1,250` or `1,250.50`: the oldest supported browsers lack `trailingZeroDisplay`. */
function shortAmount(sum: number): string {
  const minimumFractionDigits = Number.isInteger(sum) ? 0 : 2
  return sum.toLocaleString('en-GB', { minimumFractionDigits, maximumFractionDigits: 2 })
}

/**
 * @returns a column for every week with the sum of its payments, its bar as high as its share of
 * the largest sum
 */
export function weekColumns(weeks: number, payments: readonly Payment[]): Column[] {
  const sums = Array.from({ length: weeks }, (_, index) => {
    const paid = payments.filter(({ at }) => at === index + 1)
    const pesewas = paid.reduce((sum, { value }) => sum + Math.round((value ?? 0) * 100), 0)
    return { sum: pesewas / 100, thread: paid[0]?.thread }
  })
  const largest = Math.max(...sums.map(({ sum }) => sum))
  return sums.map(({ sum, thread }, index) => {
    const week = index + 1
    if (sum === 0) return { week }
    const heightPercent = Math.max(1, Math.round((sum / largest) * HIGHEST_PERCENT))
    return { week, paid: { amount: shortAmount(sum), heightPercent, thread: thread ?? 'signal' } }
  })
}
