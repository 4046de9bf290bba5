/**
 * `Retry-After` as seconds or as a date (RFC 9110, 10.2.3). A date is compared with the response's
 * own `Date`, because the clocks of the two machines may differ.
 * @param headers by lower-case name
 * @param nowMs milliseconds since 1970, for a response without `Date`
 * @returns undefined if it is missing or invalid
 */
export function retryAfterMs(
  headers: Readonly<Record<string, string | undefined>>,
  nowMs: number,
): number | undefined {
  const value = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const retryAtMs = Date.parse(value)
  if (Number.isNaN(retryAtMs)) return undefined
  const sentAtMs = Date.parse(headers.date ?? '')
  return Math.max(0, retryAtMs - (Number.isNaN(sentAtMs) ? nowMs : sentAtMs))
}
