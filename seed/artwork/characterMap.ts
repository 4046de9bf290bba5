import { times } from './choose.ts'

/** @returns where a table of a TrueType or OpenType font starts, by its tag */
export function tableOffsets(font: Buffer): (tag: string) => number {
  const offsets = new Map(
    times(font.readUInt16BE(4), (index) => {
      const entry = 12 + index * 16
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)] as const
    }),
  )
  return (tag) => {
    const offset = offsets.get(tag)
    if (offset === undefined) throw new Error(`The font has no ${tag} table`)
    return offset
  }
}

/**
 * Maps a letter to its glyph with a format 4 table; fonts for the basic plane have one.
 * @returns 0 for a letter that the font lacks
 */
export function characterMap(font: Buffer): (letter: string) => number {
  const cmap = tableOffsets(font)('cmap')
  const start = times(font.readUInt16BE(cmap + 2), (index) =>
    font.readUInt32BE(cmap + 8 + index * 8),
  ).find((offset) => font.readUInt16BE(cmap + offset) === 4)
  if (start === undefined) throw new Error('The font has no format 4 character map')
  const table = cmap + start
  const segments = font.readUInt16BE(table + 6) / 2
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    for (let segment = 0; segment < segments; segment++) {
      const end = table + 14 + segment * 2
      const begin = end + segments * 2 + 2
      if (code > font.readUInt16BE(end)) continue
      if (code < font.readUInt16BE(begin)) return 0
      const delta = font.readUInt16BE(begin + segments * 2)
      const rangeAt = begin + segments * 4
      const range = font.readUInt16BE(rangeAt)
      if (range === 0) return (code + delta) & 0xffff
      return font.readUInt16BE(rangeAt + range + (code - font.readUInt16BE(begin)) * 2)
    }
    return 0
  }
}
