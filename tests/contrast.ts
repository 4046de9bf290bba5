/**
 * Contrast ratio of two sRGB colours as WCAG 2.2 defines it.
 * @param one a colour as #RRGGBB
 * @returns 1 (same) to 21 (black on white)
 */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!channels) throw new TypeError(`${hex} is not a colour of the form #RRGGBB`)
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
