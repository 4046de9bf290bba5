import * as v from 'valibot'

/** An integer column. PostgreSQL returns 64-bit integers, such as counts, as text. */
export const integer = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.safeInteger(),
)
