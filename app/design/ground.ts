import { css } from 'styled-components'
import { type TokenName, token } from './tokens.ts'

/** The grounds an editor can choose for a section or slide. */
export const grounds = [
  'paper',
  'white',
  'raffia',
  'dew',
  'gold',
  'signal',
  'ink',
  'indigo',
] as const

export type Ground = (typeof grounds)[number]

/** Colours on a ground, by token: chosen so that every pair has sufficient contrast. */
export interface GroundInks {
  fg: TokenName
  muted: TokenName
  line: TokenName
  focus: TokenName
  /** Coloured text: numbers, hover of headings. */
  accent: TokenName
}

const light: GroundInks = {
  fg: 'ink',
  muted: 'muted',
  line: 'line',
  focus: 'indigo',
  accent: 'signal-text',
}
const dark: GroundInks = {
  fg: 'paper',
  muted: 'muted-on-ink',
  line: 'line-ink',
  focus: 'gold',
  accent: 'gold',
}

export const groundInks: Record<Ground, GroundInks> = {
  paper: light,
  white: light,
  raffia: { ...light, line: 'raffia-2' },
  dew: { ...light, line: 'line-strong', accent: 'indigo' },
  gold: { fg: 'ink', muted: 'ink', line: 'ink', focus: 'indigo', accent: 'ink' },
  signal: { fg: 'ink', muted: 'ink', line: 'ink', focus: 'ink', accent: 'ink' },
  ink: dark,
  indigo: { ...dark, line: 'indigo-2' },
}

/**
 * Paints a ground. Sets the text colour and rebinds `--g-muted`, `--g-line`, `--g-accent` and
 * `--focus`, so that children have contrast without knowing their ground. `--g` is the ground itself,
 * for drawings in forced colours.
 */
export function groundStyles(ground: Ground) {
  const inks = groundInks[ground]
  return css`
    --g: ${token(ground)};
    background: ${token(ground)};
    color: ${token(inks.fg)};
    --focus: ${token(inks.focus)};
    --g-muted: ${token(inks.muted)};
    --g-line: ${token(inks.line)};
    --g-accent: ${token(inks.accent)};
  `
}

/** Muted text, hairlines and accents of the current ground. */
export const onGround = {
  muted: 'var(--g-muted)',
  line: 'var(--g-line)',
  accent: 'var(--g-accent)',
} as const
