import { code, display, glyphs, text } from './typefaces.ts'

/** A constant of its own, because scripts of a first view contain it and none of the variables. */
export const PAPER = '#F4F0E7'
/** Other tokens are this colour with an opacity, as two more hexadecimal digits. */
const INK = '#11142A'
const INDIGO = '#24358C'

/**
 * Tokens that are CSS variables of the same name on `:root`, in the critical CSS of every page. The
 * colours of threads are among them: documents name those.
 */
const variables = {
  // Grounds
  paper: PAPER,
  white: '#FFFEFA',
  raffia: '#E7DDC7',
  dew: '#CFD6F2',
  // Ink and its shades
  ink: INK,
  muted: '#54576B',
  line: '#D9D1BF',
  'line-strong': '#8B8678',
  // Threads: `signal` is for fills only, `signal-text` is its readable form on light grounds
  signal: '#F1500F',
  'signal-text': '#AD3803',
  indigo: INDIGO,
  'indigo-2': '#3E57C4',
  gold: '#E3A823',
  // States
  ok: '#1B6B4B',
  err: '#A8122A',
  focus: INDIGO,
  // Type
  display: `"${display.family}","Display Arial","Display Roboto","Display DejaVu",sans-serif`,
  text: `"${text.family}","${glyphs.family}","Text Arial","Text Roboto","Text DejaVu",sans-serif`,
  'fs-d1': 'min(15vw,clamp(3rem,1.6rem + 5.6vw,7rem))',
  'fs-d3': 'clamp(1.75rem,1.35rem + 1.6vw,2.75rem)',
  'fs-lead': 'clamp(1.125rem,1.05rem + .4vw,1.375rem)',
  // Space
  section: 'clamp(4.5rem,2.5rem + 7vw,9.5rem)',
  gutter: 'clamp(1.25rem,.5rem + 3.2vw,3.5rem)',
  /** Twelve columns have eleven gaps: with large text they must not fill the window. */
  gap: 'min(5vw,clamp(1rem,.6rem + 1.2vw,2rem))',
  // Shape
  'shadow-pop': `0 24px 64px -16px ${INK}73`,
  // Under cut-out pictures, with `filter: drop-shadow()`
  'shadow-cut': `0 14px 22px ${INK}57`,
  'shadow-cut-deep': `0 24px 28px ${INK}61`,
  // Motion: threads move in picks, like a loom
  ease: 'cubic-bezier(.2,.7,.2,1)',
  'ease-pick': 'steps(14,end)',
} as const

/**
 * Tokens that few styles read, or whose value is about as short as a variable's name: they are
 * written out there, which leaves them out of the critical CSS of every page.
 */
const writtenOut = {
  // Grounds and shades of ink
  'raffia-2': '#B5A375',
  'ink-2': '#1A1E3C',
  'ink-3': '#262B4F',
  'ink-soft': '#33364C',
  'muted-on-ink': '#B9BFE6',
  'line-ink': '#3A4070',
  // States; mint and coral are the pair that reads on ink
  'ok-soft': '#E1EFE6',
  'err-soft': '#FBE9E6',
  mint: '#7FD0A8',
  'mint-2': '#5FB48B',
  coral: '#FF9A8A',
  'coral-2': '#E27967',
  scrim: `${INK}b8`,
  // The picks of a woven bar, over any colour
  rib: 'rgb(255 255 255/.18)',
  'rib-ink': `${INK}1a`,
  // A hairline over any ground
  'line-over': `${INK}38`,
  // Type
  mono: `"${code.family}",ui-monospace,Menlo,Consolas,monospace`,
  'fs-hero': 'clamp(3.5rem,.5rem + 9.3vw,11.5rem)',
  'fs-d2': 'clamp(2.25rem,1.5rem + 3vw,4.5rem)',
  'fs-d4': 'clamp(1.375rem,1.2rem + .7vw,1.75rem)',
  'fs-body': '1.0625rem',
  'fs-sm': '.9375rem',
  'fs-xs': '.8125rem',
  'lh-body': '1.55',
  // Space
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '24px',
  s6: '32px',
  s7: '48px',
  s8: '72px',
  s10: '152px',
  container: '1440px',
  'container-text': '68ch',
  // The least height of the sticky header, with the menus and without; in rem, as it contains text
  header: '4.5rem',
  'header-small': '4rem',
  // Shape and motion
  'r-1': '4px',
  beam: '6px',
  'shadow-card': `0 1px 0 ${INK}0f,0 18px 40px -18px ${INK}59`,
  't-fast': '120ms',
  't-base': '220ms',
  't-slow': '480ms',
  't-weave': '1400ms',
  // Layers
  'z-sticky': '10',
  'z-header': '40',
  'z-toast': '90',
} as const

/**
 * The design tokens: one flat, typed contract. Styles read them with `token('name')`, so a misspelt
 * name is a type error. To change the brand, see docs/architecture.md. One pick of the cloth is 8
 * px. The `@__PURE__` annotation lets the bundler drop the values from scripts that read none; it
 * would retain a plain spread.
 */
export const tokenValues = /* @__PURE__ */ (() => ({ ...variables, ...writtenOut }))()

export type TokenName = keyof typeof tokenValues

const values: Partial<Record<TokenName, string>> = writtenOut

/**
 * The annotation lets the bundler drop calls for styles that the browser does not need.
 * @returns a token as CSS: `token('ink')` is `var(--ink)`, `token('z-toast')` is `90`
 */
// @__NO_SIDE_EFFECTS__
export function token(name: TokenName): string {
  return values[name] ?? `var(--${name})`
}

/** @returns the variables as CSS declarations, for one rule on `:root` */
export function tokenDeclarations(): string {
  return Object.entries(variables)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}
