/** The colours of the drawings: the site's tokens, plus the thread colours of the cloth. */
export const colour = {
  ink: '#11142A',
  inkRaised: '#1A1E3C',
  inkKey: '#262B4F',
  inkLine: '#3A4070',
  paper: '#F4F0E7',
  white: '#FFFEFA',
  raffia: '#E7DDC7',
  cream: '#F7F2E6',
  muted: '#54576B',
  mutedOnInk: '#B9BFE6',
  signal: '#F1500F',
  signalText: '#AD3803',
  indigo: '#24358C',
  blue: '#3E57C4',
  gold: '#E3A823',
  dew: '#CFD6F2',
  ok: '#1B6B4B',
  okOnInk: '#7FD0A8',
  error: '#A8122A',
  line: '#D9D1BF',
  row: '#E6DFD0',
  warp: '#B5A375',
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
