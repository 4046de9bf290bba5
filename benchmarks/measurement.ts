/** One figure of a benchmark run, with the bound it is built for where there is one. */
export interface Measurement {
  name: string
  value: number
  unit: string
  bound?: { atMost: number } | { atLeast: number }
  /** What the figure is made of, or why it is short. */
  note?: string
}

export function holds({ value, bound }: Measurement): boolean {
  if (!bound) return true
  return 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast
}

/** A table for the terminal: aligned columns, a mark for what is short of its bound. */
export function formatTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => ({
    mark: holds(measurement) ? ' ' : '!',
    name: measurement.name,
    value: `${formatNumber(measurement.value)} ${measurement.unit}`.trim(),
    bound: formatBound(measurement),
  }))
  const nameWidth = Math.max(...rows.map((row) => row.name.length))
  const valueWidth = Math.max(...rows.map((row) => row.value.length))
  const lines = rows.map(
    (row) =>
      `${row.mark} ${row.name.padEnd(nameWidth)}  ${row.value.padStart(valueWidth)}  ${row.bound}`,
  )
  const notes = measurements
    .filter(({ note }) => note)
    .map(({ name, note }) => `  ${name}\n    ${note}`)
  return [...lines, ...(notes.length > 0 ? ['', 'Notes', ...notes] : [])].join('\n')
}

function formatBound({ bound }: Measurement): string {
  if (!bound) return ''
  return 'atMost' in bound
    ? `<= ${formatNumber(bound.atMost)}`
    : `>= ${formatNumber(bound.atLeast)}`
}

function formatNumber(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en-GB')
  return value.toLocaleString('en-GB', { maximumSignificantDigits: 3 })
}
