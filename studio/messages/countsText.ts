import type { InboxStatus } from '../../submissions/inbox/apiSchemas.ts'

type Counts = Pick<Extract<InboxStatus, { access: 'granted' }>, 'open' | 'parked' | 'suspect'>

/** Messages with failed delivery are among those not handled, possible spam is not. */
export function countsText({ open, parked, suspect }: Counts): string {
  const failed = parked > 0 ? ` (${parked.toLocaleString('en')} with failed delivery)` : ''
  const spam = suspect > 0 ? `, ${suspect.toLocaleString('en')} possible spam` : ''
  return `${open.toLocaleString('en')} not handled${failed}${spam}`
}
