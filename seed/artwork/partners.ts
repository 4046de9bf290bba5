/** The logos of three invented partners. */
import { fontSources } from './fonts.ts'
import { type Lettering, outlined } from './outlines.ts'
import { colour } from './palette.ts'
import { circle, type Generators, type Picture, shape, stroke } from './svg.ts'

async function words(content: string, lettering: Omit<Lettering, 'font'>): Promise<string> {
  const { outline } = await outlined(content, { font: fontSources.text, ...lettering })
  return shape(outline, colour.ink)
}

async function asase(): Promise<Picture> {
  const doors = 'M2 38V14l14-9 14 9v24M9 38V22h14v16'
  return {
    body: [
      stroke(doors, colour.ink, 3),
      await words('Asase', { weight: 800, size: 21, x: 42, y: 23 }),
      await words('Rural Bank', { weight: 500, size: 14, x: 42, y: 39 }),
    ].join(''),
  }
}

async function kobri(): Promise<Picture> {
  return {
    body: [
      circle(10, 22, 7, colour.ink),
      stroke('M20 10a17 17 0 010 24M27 4a26 26 0 010 36', colour.ink, 3.5),
      await words('kobri', { weight: 900, size: 28, x: 46, y: 31, tracking: -1 }),
    ].join(''),
  }
}

async function sankofa(): Promise<Picture> {
  return {
    body: [
      shape('M22 4a18 18 0 1018 18h-9a9 9 0 11-9-9h9V4z', colour.ink),
      await words('SANKOFA', { weight: 450, size: 19, x: 52, y: 22, tracking: 4 }),
      await words('Pensions Trust', { weight: 600, size: 13, x: 52, y: 39, tracking: 0.6 }),
    ].join(''),
  }
}

export const partners: Generators = {
  'partner-asase': asase,
  'partner-kobri': kobri,
  'partner-sankofa': sankofa,
}
