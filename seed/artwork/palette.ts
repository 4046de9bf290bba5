import { tokenValues } from '../../app/design/tokens.ts'

/** The colours of the drawings: the site's tokens, and those that only drawings have. */
export const colour = {
  ink: tokenValues.ink,
  inkRaised: tokenValues['ink-2'],
  inkKey: tokenValues['ink-3'],
  inkLine: tokenValues['line-ink'],
  paper: tokenValues.paper,
  white: tokenValues.white,
  raffia: tokenValues.raffia,
  cream: '#F7F2E6',
  muted: tokenValues.muted,
  mutedOnInk: tokenValues['muted-on-ink'],
  signal: tokenValues.signal,
  signalText: tokenValues['signal-text'],
  indigo: tokenValues.indigo,
  blue: tokenValues['indigo-2'],
  gold: tokenValues.gold,
  dew: tokenValues.dew,
  ok: tokenValues.ok,
  okOnInk: tokenValues.mint,
  error: tokenValues.err,
  line: tokenValues.line,
  row: '#E6DFD0',
  warp: tokenValues['raffia-2'],
  lcd: '#E4E8D6',
  lcdInk: '#17231A',
} as const

/** One letter per thread, so that a motif can be written as rows of letters. */
export const threads: Readonly<Record<string, string>> = {
  K: colour.ink,
  I: colour.indigo,
  C: colour.cream,
  O: colour.signal,
  G: colour.gold,
  R: '#D8CDB4',
  B: colour.blue,
}
