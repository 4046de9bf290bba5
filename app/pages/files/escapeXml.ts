/** XML 1.0 has no way to write these; one of them would make a whole file unreadable. */
const FORBIDDEN = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** @returns text as it can be written between tags and in attributes */
export function escapeXml(text: string): string {
  return text
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
