/** Turns a catalogue entry into the bytes of its file. */
import sharp from 'sharp'
import { catalogue, type Drawing, type SampleFile, sampleFiles } from './catalogue.ts'
import { svgDocument } from './document.ts'
import { drawings } from './drawings.ts'
import { outlinedTexts } from './outlinedText.ts'
import { documents } from './pdf/documents.ts'

export type Product = Drawing | SampleFile

/** Everything that is written to disk. */
export const products: readonly Product[] = [...catalogue, ...sampleFiles]

/** The SVG of a drawing, with its words as text. Throws when it has no generator. */
export async function drawSvg(drawing: Drawing): Promise<string> {
  const generator = drawings[drawing.name]
  if (!generator) throw new Error(`No generator draws "${drawing.name}"; add one to drawings.ts`)
  return svgDocument(drawing, await generator(drawing.name))
}

/** The bytes of one file. */
export async function produce(product: Product): Promise<Buffer> {
  if (!('kind' in product)) {
    const document = documents[product.name]
    if (!document) throw new Error(`Nothing writes "${product.name}"; add it to pdf/documents.ts`)
    return document()
  }
  const svg = Buffer.from(await outlinedTexts(await drawSvg(product)))
  if (!product.file.endsWith('.png')) return svg
  return sharp(svg)
    .resize(product.width, product.height)
    .png({ compressionLevel: 9, palette: true, dither: 0 })
    .toBuffer()
}
