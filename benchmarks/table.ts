import {
  type DetailTable,
  formatBound,
  formatNumber,
  formatValue,
  holds,
  type Measurement,
  ratioOf,
} from './measurement.ts'

const COLUMNS = ['', 'measured', 'value', 'against', 'ratio', 'bound']

/** Cells of one row: a mark if it is outside its bound, then the figures. */
export function measurementCells(measurement: Measurement): string[] {
  const { name, value, unit, against } = measurement
  const ratio = ratioOf(measurement)
  return [
    holds(measurement) ? '' : '!',
    name,
    formatValue(value, unit),
    against ? `${against.name} ${formatValue(against.value, unit)}` : '',
    ratio === null ? '' : `${formatNumber(ratio)} times`,
    formatBound(measurement),
  ]
}

/** A table for the terminal, notes below it. */
export function terminalTable(measurements: readonly Measurement[]): string {
  const notes = measurements.flatMap(({ name, note }) => (note ? [`  ${name}: ${note}`] : []))
  const table = aligned([COLUMNS, ...measurements.map(measurementCells)])
  return [...table, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}

export function terminalDetails({ columns, rows }: DetailTable): string {
  return aligned([columns, ...rows.map((row) => row.map(cellText))]).join('\n')
}

export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(columns), `|${columns.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}

export function cellText(cell: string | number): string {
  return typeof cell === 'number' ? formatNumber(cell) : cell
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
