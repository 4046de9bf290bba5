import { ordinalDate } from './dates.ts'

/** The day of a point in time, as articles write it. Ghana's time is UTC. */
export function ArticleDate({ value }: { value: string | null | undefined }) {
  const day = value?.slice(0, 10)
  const written = ordinalDate(day)
  return written ? <time dateTime={day}>{written}</time> : null
}
