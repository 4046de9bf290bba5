import type { SectionData } from '../types.ts'

type Item = NonNullable<SectionData<'figures'>['items']>[number]

const numbers = new Intl.NumberFormat('en-GH')

/** @returns the number in groups of three digits, as in "412,000" */
export const grouped = (value: number): string => numbers.format(value)

/** @returns the number with its unit and suffix, as in "1,250m+" */
export function numberText({ value, unit, suffix }: Pick<Item, 'value' | 'unit' | 'suffix'>) {
  return `${value === null ? '' : grouped(value)}${unit ?? ''}${suffix ?? ''}`
}
