/** One figure of a benchmark run, with its bound if it has one. */
export interface Measurement {
  name: string
  /** Null if it could not be measured; then the note has the reason. */
  value: number | null
  unit: string
  /** The same quantity measured elsewhere in the same run. The bound is then a ratio. */
  against?: { name: string; value: number | null }
  bound?: { atMost: number } | { atLeast: number }
  /** The composition of the figure, or why it is outside its bound. */
  note?: string
}

/** Figures page by page, and other tables with too many rows for the summary. */
export interface DetailTable {
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** The results of one suite. */
export interface Findings {
  measurements: Measurement[]
  details?: DetailTable
}

/** @returns value divided by compared value; null without a comparison */
export function ratioOf({ value, against }: Measurement): number | null {
  if (value === null || !against || against.value === null || against.value === 0) return null
  return value / against.value
}

/** Whether it is within its bound, also against zero. An unmeasured figure violates none. */
export function holds({ bound, against, value }: Measurement): boolean {
  const base = against ? against.value : 1
  if (!bound || value === null || base === null) return true
  return 'atMost' in bound ? value <= bound.atMost * base : value >= bound.atLeast * base
}

export function notMeasured(name: string, unit: string, why: string): Measurement {
  return { name, value: null, unit, note: why }
}

/** At most three significant digits, with separated thousands. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return 'none'
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-GB')
  return value.toLocaleString('en-GB', { maximumSignificantDigits: 3 })
}

export function formatValue(value: number | null, unit: string): string {
  return value === null ? 'not measured' : `${formatNumber(value)} ${unit}`.trim()
}

export function formatBound({ bound, against }: Measurement): string {
  if (!bound) return ''
  const times = against ? ' times' : ''
  return 'atMost' in bound
    ? `≤ ${formatNumber(bound.atMost)}${times}`
    : `≥ ${formatNumber(bound.atLeast)}${times}`
}
