/** The cloths and bands of the pages: seeds and lengths chosen by eye. */
import type { Generators } from './svg.ts'
import { swatchPicture } from './swatches.ts'
import { band, cloth } from './weave.ts'

export const cloths: Generators = {
  'cloth-hero': (name) =>
    cloth(name, {
      seed: 7,
      lengths: [44, 58, 50, 40, 46, 62, 88, 80, 94],
      unit: 8,
      fringe: 44,
    }),
  'cloth-offer-payments': (name) => cloth(name, { seed: 12, lengths: [60], unit: 10 }),
  'cloth-slide-payouts': (name) => cloth(name, { seed: 31, lengths: [80, 80], unit: 10 }),
  'cloth-slide-checkout': (name) =>
    cloth(name, { seed: 42, lengths: [80, 80], unit: 10, accents: ['OC', 'CK', 'IC', 'KC'] }),
  'cloth-slide-api': (name) => cloth(name, { seed: 25, lengths: [90, 90], unit: 10 }),
  'cloth-hub': (name) =>
    cloth(name, {
      seed: 3,
      lengths: [40, 40, 40, 40],
      unit: 16,
      grounds: ['KI', 'IC', 'KI'],
      accents: ['GK', 'CK', 'GI', 'CI', 'KG', 'IC'],
      density: 0.9,
      fit: 'xMinYMid slice',
    }),
  'cloth-payment-services': (name) =>
    cloth(name, { seed: 19, lengths: [60, 80, 70], unit: 10, fringe: 40 }),
  'cloth-help': (name) => cloth(name, { seed: 17, lengths: [54, 46], unit: 9, fringe: 40 }),
  'cloth-startup-1': (name) => cloth(name, { seed: 20, lengths: [26], unit: 6 }),
  'cloth-startup-2': (name) => cloth(name, { seed: 3, lengths: [26], unit: 6 }),
  'cloth-startup-3': (name) => cloth(name, { seed: 29, lengths: [26], unit: 6 }),
  'cloth-startup-4': (name) => cloth(name, { seed: 23, lengths: [26], unit: 6 }),
  'cloth-dialog': (name) => cloth(name, { seed: 27, lengths: [56, 50], unit: 9 }),
  'cloth-example': (name) =>
    cloth(name, {
      seed: 44,
      lengths: [32, 32, 32, 32, 32, 32, 32, 32, 32, 32],
      unit: 16,
      fit: 'xMidYMid slice',
    }),
  'menu-strip-payments': (name) => cloth(name, { seed: 18, lengths: [44], unit: 8, fringe: 22 }),
  'menu-strip-services': (name) => cloth(name, { seed: 13, lengths: [44], unit: 8, fringe: 22 }),
  'menu-strip-commerce': (name) => cloth(name, { seed: 6, lengths: [44], unit: 8, fringe: 22 }),
  'hero-hub': (name) =>
    cloth(name, {
      seed: 14,
      lengths: [30, 42, 36, 50, 28, 44, 34, 54, 40, 30, 46, 35, 51, 32],
      unit: 10,
      fringe: 40,
      accents: ['GK', 'KC', 'CK', 'IC', 'GI'],
      grounds: ['IC', 'KI', 'CI', 'KC'],
      fit: 'xMidYMin slice',
    }),
  'band-footer': (name) => band(name, { seed: 9, picks: 240, unit: 6 }),
  'band-menu': (name) => band(name, { seed: 4, picks: 120, unit: 4 }),
  'band-stat-1': (name) => band(name, { seed: 50, picks: 420, unit: 4, density: 0.9 }),
  'band-stat-2': (name) => band(name, { seed: 61, picks: 420, unit: 4, density: 0.9 }),
  'band-stat-3': (name) => band(name, { seed: 72, picks: 420, unit: 4, density: 0.9 }),
  'band-stat-4': (name) => band(name, { seed: 83, picks: 420, unit: 4, density: 0.9 }),
  'band-about': (name) => band(name, { seed: 33, picks: 150, unit: 16 }),
  'swatch-about': () => swatchPicture('hash', 'CKO'),
  'swatch-help': () => swatchPicture('ring', 'OKC'),
  'swatch-careers': () => swatchPicture('step', 'IG'),
  insurance: () => swatchPicture('ring', 'ICO', 26),
}
