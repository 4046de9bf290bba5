/** Policies: four threads cross between two beams; what becomes of one is the policy. */
import { colour } from '../palette.ts'
import { type Generators, type Picture, rect, shape, stroke } from '../svg.ts'

const { gold, indigo, ink, signal } = colour
const beams = rect(37, 0, 6, 270, ink) + rect(637, 0, 6, 270, ink)
const across = (y: number, fill: string): string => rect(40, y - 4, 680, 8, fill)
const threadsAround = (top: number, bottom: number): string =>
  across(60, ink) + across(top, indigo) + across(bottom, gold)

const picture = (content: string): Picture => ({ body: content })

/** One thread turns round and comes back to the buyer. */
const refund = picture(
  beams +
    threadsAround(110, 236) +
    stroke('M40 160H520c42 0 42 24 0 24H40', signal, 8) +
    stroke('M70 174l-20 10 20 10', signal, 6),
)

/** A parcel travels out along the thread; a second one is on its way home. */
const returns = picture(
  beams +
    threadsAround(110, 236) +
    stroke('M40 160H720M40 190H520', signal, 8) +
    rect(380, 132, 56, 56, ink) +
    rect(404, 132, 8, 56, signal) +
    stroke('M70 180l-20 10 20 10', signal, 6) +
    rect(160, 166, 48, 48, ink) +
    rect(180, 166, 8, 48, gold),
)

/** The thread is cut before it crosses; its end frays. */
const cancellation = picture(
  beams +
    threadsAround(110, 236) +
    rect(40, 171, 280, 8, signal) +
    stroke(
      'M318 175q24-4 40-20M318 175q26 0 44-6M318 175q26 2 42 12M318 175q20 6 34 24',
      signal,
      2,
    ) +
    rect(400, 171, 320, 8, '#B5A375') +
    stroke('M356 130l28 90M384 130l-28 90', ink, 5),
)

/** A new thread is drawn in and tied to the first beam. */
const onboarding = picture(
  beams +
    threadsAround(110, 236) +
    stroke('M0 210C16 210 22 175 40 175H720', signal, 8) +
    rect(24, 159, 32, 32, ink) +
    rect(24, 171, 32, 8, signal) +
    rect(624, 159, 32, 32, ink) +
    rect(624, 171, 32, 8, signal),
)

/** Four threads, evenly drawn and knotted to both beams: what both sides agreed. */
const terms = picture(
  beams +
    across(60, ink) +
    across(110, indigo) +
    across(160, signal) +
    across(210, gold) +
    [60, 110, 160, 210]
      .map((y) => rect(28, y - 12, 24, 24, ink) + rect(628, y - 12, 24, 24, ink))
      .join(''),
)

/** One thread runs inside a sleeve; only its ends show. */
const privacy = picture(
  beams +
    threadsAround(110, 236) +
    across(175, signal) +
    shape('M120 155h440v40H120z', ink) +
    shape('M132 162h416v4H132zM132 184h416v4H132z', colour.inkLine),
)

export const policies: Generators = {
  'hero-policy-refund': () => refund,
  'hero-policy-return': () => returns,
  'hero-policy-cancellation': () => cancellation,
  'hero-policy-onboarding': () => onboarding,
  'hero-policy-terms': () => terms,
  'hero-policy-privacy': () => privacy,
}
