/** Trust badges: marks of our own that say what is certified, never an official logo. */
import { fontSources } from './fonts.ts'
import { outlined } from './outlines.ts'
import { colour } from './palette.ts'
import { type Generators, type Picture, shape, stroke } from './svg.ts'

const line = 1.75

function letters(content: string, y: number): Promise<{ readonly outline: string }> {
  return outlined(content, {
    font: fontSources.text,
    weight: 800,
    size: 13,
    x: 24,
    y,
    tracking: 0.6,
    anchor: 'middle',
  })
}

async function iso(ink: string): Promise<Picture> {
  const { outline } = await letters('ISO', 29)
  const ring = `<circle cx="24" cy="24" r="21.5" fill="none" stroke="${ink}" stroke-width="${line}"/>`
  return { body: ring + stroke('M6 17h36M6 31h36', ink, line) + shape(outline, ink) }
}

async function pci(ink: string): Promise<Picture> {
  const { outline } = await letters('PCI', 30)
  const shield = 'M24 3l17 6v14c0 11-7 18-17 22C14 41 7 34 7 23V9zM7 15h34'
  return { body: stroke(shield, ink, line) + shape(outline, ink) }
}

/** A bank's front with a star in its gable. */
function bank(ink: string): Picture {
  const star = 'M24 9l1.2 2.5 2.7.3-2 1.9.5 2.7-2.4-1.4-2.4 1.4.5-2.7-2-1.9 2.7-.3z'
  return {
    body: [
      stroke('M4 19L24 5l20 14zM7 39h34M4 44h40', ink, line),
      stroke('M11 24v10M19 24v10M29 24v10M37 24v10', ink, 3.5),
      shape(star, ink),
    ].join(''),
  }
}

export const badges: Generators = {
  'badge-iso': () => iso(colour.ink),
  'badge-pci': () => pci(colour.ink),
  'badge-bank': () => bank(colour.ink),
  'badge-iso-on-ink': () => iso(colour.paper),
  'badge-pci-on-ink': () => pci(colour.paper),
  'badge-bank-on-ink': () => bank(colour.paper),
}
