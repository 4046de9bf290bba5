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

const cedis = new Intl.NumberFormat('en-GB')

/** @returns a column for every week, its bar as high as its share of the largest payment */
export function semesterColumns(weeks: number, payments: readonly Payment[]): Column[] {
  const largest = Math.max(1, ...payments.map(({ value }) => value ?? 0))
  return Array.from({ length: weeks }, (_, index) => {
    const week = index + 1
    const payment = payments.find((each) => each.at === week)
    if (!payment?.value) return { week }
    const heightPercent = Math.round((payment.value / largest) * HIGHEST_PERCENT)
    const amount = cedis.format(payment.value)
    return { week, paid: { amount, heightPercent, thread: payment.thread ?? 'signal' } }
  })
}
