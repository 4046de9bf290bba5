/**
 * An image's palette as `sanity.imagePalette`: seven swatches chosen from the colours of the
 * picture, by the targets of Android's Palette (lightness 0.26/0.5/0.74, saturation 0.3 for muted
 * and 1 for vibrant). Pure: works on raw RGBA bytes.
 */
interface Swatch {
  readonly _type: 'sanity.imagePaletteSwatch'
  readonly background: string
  readonly foreground: string
  readonly title: string
  /** Share of the picture in per cent, two decimals. */
  readonly population: number
}

export type Palette = { readonly _type: 'sanity.imagePalette' } & Readonly<
  Partial<Record<SwatchName, Swatch>>
>

const TARGETS = [
  ['vibrant', { saturation: 1, lightness: 0.5 }],
  ['lightVibrant', { saturation: 1, lightness: 0.74 }],
  ['darkVibrant', { saturation: 1, lightness: 0.26 }],
  ['muted', { saturation: 0.3, lightness: 0.5 }],
  ['lightMuted', { saturation: 0.3, lightness: 0.74 }],
  ['darkMuted', { saturation: 0.3, lightness: 0.26 }],
] as const
type SwatchName = (typeof TARGETS)[number][0] | 'dominant'
const SHARE_MIN = 0.005

interface Colour {
  readonly rgb: readonly [number, number, number]
  readonly share: number
  readonly saturation: number
  readonly lightness: number
}

/** @param pixels RGBA; those less than half opaque do not count */
export function paletteOf(pixels: Uint8Array): Palette {
  const colours = quantize(pixels)
  const dominant = colours[0]
  if (!dominant) return { _type: 'sanity.imagePalette' }
  const palette: Partial<Record<SwatchName, Swatch>> = { dominant: swatch(dominant) }
  // Rare colours are mostly blends along edges.
  const present = colours.filter((each) => each === dominant || each.share >= SHARE_MIN)
  for (const [name, target] of TARGETS) palette[name] = swatch(closest(present, target))
  return { _type: 'sanity.imagePalette', ...palette }
}

/** Histogram over 4 bits a channel; each bin stores the mean of its pixels. */
function quantize(pixels: Uint8Array): Colour[] {
  const bins = new Map<number, { r: number; g: number; b: number; count: number }>()
  let total = 0
  for (let i = 0; i < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 128) continue
    const [r, g, b] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const bin = bins.get(key) ?? { r: 0, g: 0, b: 0, count: 0 }
    bin.r += r
    bin.g += g
    bin.b += b
    bin.count += 1
    bins.set(key, bin)
    total += 1
  }
  return [...bins.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, 256)
    .map(({ r, g, b, count }) => colour([r / count, g / count, b / count], count / total))
}

function colour([red, green, blue]: [number, number, number], share: number): Colour {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
  const lightness = (max + min) / 2
  const saturation = max === min ? 0 : (max - min) / (1 - Math.abs(2 * lightness - 1))
  return {
    rgb: [Math.round(red), Math.round(green), Math.round(blue)],
    share,
    saturation: Math.min(1, saturation),
    lightness,
  }
}

function closest(
  colours: readonly Colour[],
  target: { saturation: number; lightness: number },
): Colour {
  const score = (candidate: Colour) =>
    3 * (1 - Math.abs(candidate.saturation - target.saturation)) +
    6 * (1 - Math.abs(candidate.lightness - target.lightness)) +
    candidate.share
  return colours.reduce((best, next) => (score(next) > score(best) ? next : best))
}

function swatch({ rgb, share }: Colour): Swatch {
  // The text colour with the higher WCAG contrast against the swatch.
  const text = luminance(rgb) > 0.179 ? '#000' : '#fff'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    foreground: text,
    title: text,
    population: Math.round(share * 10_000) / 100,
  }
}

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: readonly [number, number, number]): number {
  const linear = (value: number) => {
    const c = value / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2])
}
