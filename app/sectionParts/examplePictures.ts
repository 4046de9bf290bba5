import { shippedPicture } from '../content/shippedPicture.ts'

/** Drawings of the site shell, which are available without a dataset. */
export const examplePictures = {
  cloth: shippedPicture('cloth-dialog.svg', 163, 504),
  strip: shippedPicture('cloth-dialog.svg', 163, 504),
  wide: shippedPicture('cloth-example.svg', 1440, 512, 'Ten strips of cloth'),
  tall: shippedPicture('cloth-dialog.svg', 163, 504, 'A strip of cloth'),
  square: shippedPicture('icon-512.png', 512, 512, 'A swatch of cloth'),
  band: shippedPicture('band-menu.svg', 480, 36),
  logo: shippedPicture('logo.svg', 118, 40, 'Nsaa'),
} as const
