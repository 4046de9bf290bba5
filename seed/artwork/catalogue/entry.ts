/** What the catalogue says about a drawing, and where its file lies. */

/** What a drawing shows; decides which generator draws it and how large it may be. */
export type DrawingKind =
  | 'band'
  | 'badge'
  | 'card'
  | 'cloth'
  | 'hero'
  | 'mark'
  | 'partner'
  | 'portrait'
  | 'vignette'

/** One drawing. Sizes are CSS pixels at scale 1. */
export interface Drawing {
  readonly name: string
  /** Path from the repository's root. */
  readonly file: string
  readonly width: number
  readonly height: number
  /** Text alternative; empty where the words next to the picture already say it. */
  readonly alt: string
  readonly kind: DrawingKind
  /** Named parts: `${file}#${view}` shows one of them. */
  readonly views?: readonly string[]
}

/** One sample document offered for download. */
export interface SampleFile {
  readonly name: string
  readonly file: string
  readonly title: string
}

/** Assets editors can replace; imported into the Content Lake with the seed. */
export const IMAGE_DIRECTORY = 'seed/dataset/images'
/** Downloads editors can replace. */
export const FILE_DIRECTORY = 'seed/dataset/files'
/** Parts of the site shell (header, footer, icons); served as `/artwork/...`. */
export const SHELL_DIRECTORY = 'public/artwork'

type Extra = { readonly views?: readonly string[] }

const image =
  (directory: string, extension: 'png' | 'svg') =>
  (
    kind: DrawingKind,
    name: string,
    [width, height]: readonly [width: number, height: number],
    alt: string,
    extra: Extra = {},
  ): Drawing => ({
    name,
    file: `${directory}/${name}.${extension}`,
    width,
    height,
    alt,
    kind,
    ...extra,
  })

/** An SVG of the content. */
export const content = image(IMAGE_DIRECTORY, 'svg')
/** A PNG of the content. */
export const picture = image(IMAGE_DIRECTORY, 'png')
/** An SVG of the site shell. */
export const shellDrawing = image(SHELL_DIRECTORY, 'svg')
/** A PNG of the site shell. */
export const icon = image(SHELL_DIRECTORY, 'png')
