import type { SectionData } from './types.ts'

type Picture = NonNullable<SectionData<'hero'>['picture']>

function drawing(file: string, width: number, height: number, alt: string): Picture {
  return {
    alt,
    hotspot: null,
    crop: null,
    asset: { url: `/artwork/${file}`, metadata: { dimensions: { width, height } } },
  }
}

/** Drawings of the site shell, which are available without a dataset. */
export const examplePictures = {
  cloth: drawing('cloth-dialog.svg', 163, 504, ''),
  strip: drawing('cloth-dialog.svg', 163, 504, ''),
  wide: drawing('cloth-example.svg', 1440, 512, 'Ten strips of cloth'),
  tall: drawing('cloth-dialog.svg', 163, 504, 'A strip of cloth'),
  square: drawing('icon-512.png', 512, 512, 'A swatch of cloth'),
  band: drawing('band-menu.svg', 480, 36, ''),
  logo: drawing('logo.svg', 118, 40, 'Nsaa'),
} as const
