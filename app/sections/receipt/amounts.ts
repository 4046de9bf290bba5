const cedis = new Intl.NumberFormat('en-GH', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** @returns an amount as a receipt prints it: `1,032.00` */
export function printedAmount(amountCedis: number | null): string {
  return cedis.format(amountCedis ?? 0)
}

/** Adds up in whole pesewas, so that no fraction is gained or lost on the way. */
export function sumCedis(amountsCedis: readonly (number | null)[]): number {
  const pesewas = amountsCedis.reduce<number>(
    (sum, amount) => sum + Math.round((amount ?? 0) * 100),
    0,
  )
  return pesewas / 100
}
