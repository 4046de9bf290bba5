/** One figure of a benchmark run, with the bound it is built for where there is one. */
export interface Measurement {
  name: string
  /** Null when it could not be measured; then the note says why. */
  value: number | null
  unit: string
  /** The same thing measured elsewhere in the same run. The bound is then one of the ratio. */
  against?: { name: string; value: number | null }
  bound?: { atMost: number } | { atLeast: number }
  /** What the figure is made of, or why it is short. */
  note?: string
}

/** Figures page by page, or whatever else has too many for a row each. */
export interface DetailTable {
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** What one suite found. */
export interface Findings {
  measurements: Measurement[]
  details?: DetailTable
}

/** @returns value by compared value; null where there is nothing to compare with */
export function ratioOf({ value, against }: Measurement): number | null {
  if (value === null || !against || against.value === null || against.value === 0) return null
  return value / against.value
}

/** Whether it keeps its bound. What was not measured breaks none. */
export function holds(measurement: Measurement): boolean {
  const { bound, against, value } = measurement
  const judged = against ? ratioOf(measurement) : value
  if (!bound || judged === null) return true
  return 'atMost' in bound ? judged <= bound.atMost : judged >= bound.atLeast
}

export function notMeasured(name: string, unit: string, why: string): Measurement {
  return { name, value: null, unit, note: why }
}

/** At most three digits that mean something, thousands set apart. */
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
