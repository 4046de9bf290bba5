/** Hair and headwear of sitters seen from the front. */
import { cycle, times } from '../choose.ts'
import { circle, shape, stroke } from '../svg.ts'
import { blackHair, type FrontHair, type FrontSitter } from './sitter.ts'

/** Drawn over the head, and, where it falls behind the shoulders, also under it. */
interface HairStyle {
  readonly over: (sitter: FrontSitter) => string
  readonly under?: (sitter: FrontSitter) => string
}

const hairInk = (sitter: FrontSitter): string => sitter.hairColour ?? blackHair
const cut = (outline: string) => (sitter: FrontSitter) => shape(outline, hairInk(sitter))
const shine = (outline: string, ink: string, width = 2.5) => stroke(outline, ink, width)

const curls = [112, 86, 68, 58, 54, 58, 68, 86, 112]

/** Styles that are hair. */
const hair = {
  fade: {
    over: cut(
      'M96 150c-6-62 24-98 64-98s70 36 64 98c-4-24-8-36-18-46-22 8-70 8-92 0-10 10-14 22-18 46z',
    ),
  },
  highTop: {
    over: (sitter) =>
      shape(
        'M98 140V38c20-12 104-12 124 0v102c-4-18-8-28-14-36-26 6-70 6-96 0-6 8-10 18-14 36z',
        hairInk(sitter),
      ) + shine('M98 112h10M212 112h10', '#3c2a22', 3),
  },
  short: {
    over: (sitter) =>
      shape(
        'M92 152c-10-66 24-106 68-106s78 40 68 106c-4-26-12-44-24-52-26 6-62 6-88 0-12 8-20 26-24 52z',
        hairInk(sitter),
      ) +
      times(9, (index) => circle(100 + index * 15, cycle(curls, index), 15, hairInk(sitter))).join(
        '',
      ),
  },
  afro: {
    over: cut(
      'M94 156c-2-40 12-58 32-66 22 8 48 8 70 0 20 8 32 26 30 66 18-60-12-104-66-104s-84 44-66 104z',
    ),
    under: cut(
      'M160 26c64 0 104 44 104 98 0 42-16 72-40 86H96c-24-14-40-44-40-86 0-54 40-98 104-98z',
    ),
  },
  bald: { over: () => stroke('M116 98c10-16 26-24 42-24', '#fff', 6, 'opacity=".18"') },
  low: {
    over: cut(
      'M97 148c-5-58 22-88 63-88s68 30 63 88c-3-20-6-30-12-38-10-14-30-20-51-20s-41 6-51 20c-6 8-9 18-12 38z',
    ),
  },
  receding: {
    over: cut('M96 152c-8-40 2-60 14-72 0 20-4 40-14 72zM224 152c8-40-2-60-14-72 0 20 4 40 14 72z'),
  },
  cornrows: {
    over: (sitter) =>
      shape(
        'M97 150c-5-58 22-90 63-90s68 32 63 90c-4-26-14-44-26-52-22-6-52-6-74 0-12 8-22 26-26 52z',
        hairInk(sitter),
      ) +
      shine(
        'M124 98c2-16 12-28 22-34M146 92c0-12 4-22 10-28M174 92c0-12-4-22-10-28M196 98c-2-16-12-28-22-34',
        '#5a4036',
      ),
  },
  braids: {
    over: (sitter) =>
      shape(
        'M95 156c-4-60 22-94 65-94s69 34 65 94c-8-30-26-54-65-62-39 8-57 32-65 62z',
        hairInk(sitter),
      ) + shine('M112 112c10-20 26-30 48-34M208 112c-10-20-26-30-48-34M160 66v20', '#4a342d'),
    under: (sitter) =>
      shape('M86 140c0-56 32-84 74-84s74 28 74 84l8 190h-40V160h-84v170H78z', hairInk(sitter)) +
      shine('M92 150l-6 176M104 150l-4 178M216 150l4 178M228 150l6 176', '#4a342d'),
  },
} as const satisfies Partial<Record<FrontHair, HairStyle>>

/** Styles that are cloth or straw. */
const headwear = {
  wrap: {
    over: ({ colours: [main, second, third] }) =>
      shape(
        'M88 140c-6-30 2-58 22-74-8-22 10-44 44-46 50-4 84 26 82 70 2 18-2 36-8 50-16-26-40-36-70-36s-54 10-70 36z',
        main,
      ) +
      stroke(
        'M110 66c30-10 80-6 118 40M100 92c34-20 86-18 128 18M152 22c30 8 58 30 70 60',
        second,
        4,
      ) +
      stroke('M106 74c34-10 82-4 122 42', third, 3),
  },
  gele: {
    over: ({ colours: [main, second, third] }) =>
      shape(
        'M84 142C70 104 52 60 82 34c20-18 46 4 74-2 34-8 70-24 88 8 16 30-2 70-12 102-20-28-44-36-72-36s-56 8-76 36z',
        main,
      ) +
      stroke(
        'M84 40c20 30 60 50 148 60M78 74c40 26 90 30 152 40M240 40c-20 26-40 44-70 54',
        second,
        4,
      ) +
      stroke('M92 118c40-20 100-20 140 4', third, 5),
  },
  hijab: {
    over: ({ colours: [main, second] }) =>
      shape(
        'M160 44c-56 0-84 44-80 106 2 52 10 96 34 120 14 14 30 18 46 18s32-4 46-18c24-24 32-68 34-120 4-62-24-106-80-106zM160 82c34 0 58 24 58 68 0 62-26 112-58 112s-58-50-58-112c0-44 24-68 58-68z',
        main,
        'fill-rule="evenodd"',
      ) +
      shape('M102 150c0-44 24-68 58-68s58 24 58 68c-6-32-26-52-58-52s-52 20-58 52z', second) +
      stroke('M84 130c-2 60 8 110 38 146M236 130c2 60-8 110-38 146', second, 3, 'opacity=".6"'),
    under: ({ colours: [main] }) => shape('M82 150h156l14 160H68z', main),
  },
  kufi: {
    over: ({ colours: [main, second, third] }) =>
      shape('M94 122c-4-46 22-72 66-72s70 26 66 72c-38-16-94-16-132 0z', main) +
      stroke('M95 112c38-15 92-15 130 0', second, 6) +
      stroke('M110 84h8M130 74h8M152 70h8M174 74h8M196 84h8', third, 7),
  },
  fugu: {
    over: ({ colours: [main, second, third] }) =>
      shape(
        'M92 126c-6-30-2-54 12-66 14-26 60-34 92-18 30 6 58 24 62 58 2 14-8 22-20 18-10-4-14 2-14 10-38-18-94-18-132-2z',
        main,
      ) +
      shape('M92 126c38-16 94-16 132 2l-2-22c-40-16-88-16-128 0z', second) +
      stroke('M120 60c30-12 60-8 96 20M110 84c36-12 76-10 112 12', third, 4),
  },
  straw: {
    over: ({ colours: [main, second, third] }) =>
      shape(
        'M40 124c20-18 60-22 72-24 0-50 20-72 48-72s48 22 48 72c12 2 52 6 72 24-40 12-80 14-120 14s-80-2-120-14z',
        main,
      ) +
      shape('M112 92c32 8 64 8 96 0l1 16c-34 8-64 8-98 0z', second) +
      stroke('M58 122c60 10 144 10 204 0M120 60c26 8 54 8 80 0M116 76c30 8 60 8 88 0', third, 2.5),
  },
} as const satisfies Partial<Record<FrontHair, HairStyle>>

/** Every style a front sitter can have. */
export const hairStyles: Readonly<Record<FrontHair, HairStyle>> = { ...hair, ...headwear }
