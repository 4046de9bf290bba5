import { firstFonts } from './fonts.ts'

/** Time between the arrival of a font and its use in the first paint. */
const PAINT_DELAY_MS = 200

/**
 * Makes fonts that were late for this document's first paint available to the next page. The
 * document's own font faces are `optional`, so without this they would wait for the next document.
 * Never rejects.
 */
export async function addLateFonts(): Promise<void> {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!paint) return
  const late = firstFonts.filter(({ href }) => {
    const [arrival] = performance.getEntriesByName(new URL(href, location.href).href)
    return arrival && arrival.startTime + arrival.duration > paint.startTime - PAINT_DELAY_MS
  })
  await Promise.all(late.map(addFont))
}

const added = new Set<string>()

async function addFont({ family, weight, href }: (typeof firstFonts)[number]): Promise<void> {
  if (added.has(href)) return
  added.add(href)
  const face = new FontFace(family, `url(${href})`, { weight })
  await face.load().then(
    () => document.fonts.add(face),
    () => added.delete(href),
  )
}
