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

/** Drawings of the site's frame, which are there without a dataset. */
export const examplePictures = {
  cloth: drawing('cloth-dialog.svg', 163, 504, ''),
  strip: drawing('menu-strip-payments.svg', 72, 374, ''),
  wide: drawing('cloth-404.svg', 1440, 620, 'Cloth with a hole in it'),
  tall: drawing('menu-strip-services.svg', 72, 374, 'A strip of cloth'),
  square: drawing('swatch-about.svg', 72, 72, 'A swatch of cloth'),
  band: drawing('band-menu.svg', 480, 36, ''),
  logo: drawing('logo.svg', 118, 40, 'Nsaa'),
} as const
