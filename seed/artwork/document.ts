/** Wraps a picture in the root element that the catalogue describes. */
import type { Drawing } from './catalogue.ts'
import { colour } from './palette.ts'
import { escapeText, type Picture } from './svg.ts'

/** The complete SVG document, with its words as text. */
export function svgDocument(drawing: Drawing, picture: Picture): string {
  const { width, height, alt } = drawing
  const attributes = [
    'xmlns="http://www.w3.org/2000/svg"',
    `viewBox="${picture.viewBox ?? `0 0 ${width} ${height}`}"`,
    `width="${width}" height="${height}"`,
    picture.fit ? `preserveAspectRatio="${picture.fit}"` : '',
    alt ? `role="img" aria-label="${escapeText(alt)}"` : '',
    `fill="${colour.ink}"`,
  ]
  const views = (picture.views ?? []).map(
    ({ id, viewBox, fit }) =>
      `<view id="${id}" viewBox="${viewBox}"${fit ? ` preserveAspectRatio="${fit}"` : ''}/>`,
  )
  const defs = picture.defs ? `<defs>${picture.defs}</defs>` : ''
  return `<svg ${attributes.filter(Boolean).join(' ')}>${views.join('')}${defs}${picture.body}</svg>\n`
}
