/** Turns a catalogue entry into the bytes of its file. */
import { catalogue, type Drawing, type SampleFile } from './catalogue.ts'
import { svgDocument } from './document.ts'
import { drawings } from './drawings.ts'
import { embedFonts } from './fonts.ts'

export type Product = Drawing | SampleFile

/** Everything that is written to disk. */
export const products: readonly Product[] = [...catalogue]

/** The finished SVG of a drawing, fonts included. Throws when it has no generator. */
export function drawSvg(drawing: Drawing): Promise<string> {
  const generator = drawings[drawing.name]
  if (!generator) throw new Error(`No generator draws "${drawing.name}"; add one to drawings.ts`)
  return embedFonts(svgDocument(drawing, generator(drawing.name)))
}

/** The bytes of one file. */
export async function produce(product: Product): Promise<Buffer> {
  if ('kind' in product) return Buffer.from(await drawSvg(product))
  throw new Error(`Nothing writes "${product.name}"`)
}
