/** What makes one sitter look unlike another. */

export type Face = 'oval' | 'round' | 'square' | 'long' | 'heart'
export type Skin = 'umber' | 'sienna' | 'chestnut' | 'copper' | 'cocoa' | 'night'
export type Mouth = 'calm' | 'smile' | 'grin' | 'flat'
export type Beard = 'full' | 'goatee' | 'chin' | 'moustache' | 'stubble'
export type Glasses = 'round' | 'square' | 'half'
type Eyes = 'open' | 'down' | 'closed'
export type FrontHair =
  | 'fade'
  | 'highTop'
  | 'short'
  | 'afro'
  | 'bald'
  | 'low'
  | 'receding'
  | 'wrap'
  | 'gele'
  | 'hijab'
  | 'kufi'
  | 'fugu'
  | 'straw'
  | 'cornrows'
  | 'braids'
export type SideHair = 'bun' | 'locs' | 'cap'
export type Clothes =
  | 'kaba'
  | 'smock'
  | 'blazer'
  | 'waistcoat'
  | 'veil'
  | 'tee'
  | 'toga'
  | 'boubou'
  | 'apron'
  | 'hood'

interface Common {
  readonly name: string
  readonly skin: Skin
  readonly clothes: Clothes
  /** Ground colour behind the sitter. */
  readonly ground: string
  readonly seed: number
  /** Main, second and third colour of clothes and headwear. */
  readonly colours: readonly [main: string, second: string, third: string]
  /** Degrees, clockwise. */
  readonly tilt?: number
  /** Earrings, by colour. */
  readonly rings?: string
  readonly hairColour?: string
  /** The side on which the strip of cloth hangs. */
  readonly cloth: 'left' | 'right'
}

/** A sitter seen from the front, two planes of paper. */
export interface FrontSitter extends Common {
  readonly view: 'front'
  readonly face: Face
  readonly hair: FrontHair
  /** -1 (to the left) to 1 (to the right). */
  readonly turn?: number
  /** -1 to 1, where the pupils go. */
  readonly gaze?: number
  readonly eyes?: Eyes
  readonly mouth?: Mouth
  /** Width of the nose, 1 is usual. */
  readonly nose?: number
  readonly beard?: Beard
  readonly beardColour?: string
  readonly glasses?: Glasses
  /** 0 smooth, 1 laughing lines, 2 the lines of an elder. */
  readonly age?: 0 | 1 | 2
}

/** A sitter seen from the side. */
export interface SideSitter extends Common {
  readonly view: 'side'
  readonly hair: SideHair
  /** Looks to the right instead of the left. */
  readonly mirrored?: boolean
}

export type Sitter = FrontSitter | SideSitter

/** Light plane, shade plane and lips. */
export interface Complexion {
  readonly light: string
  readonly shade: string
  readonly lip: string
}

export const complexions: Readonly<Record<Skin, Complexion>> = {
  umber: { light: '#55311F', shade: '#3A2013', lip: '#7A352E' },
  sienna: { light: '#7A4A31', shade: '#59311F', lip: '#93423A' },
  chestnut: { light: '#5F3825', shade: '#432518', lip: '#803A33' },
  copper: { light: '#93603F', shade: '#6E4329', lip: '#A34C40' },
  cocoa: { light: '#6E422D', shade: '#4F2C1D', lip: '#8A3B33' },
  night: { light: '#432517', shade: '#2C170E', lip: '#6B2F2A' },
}

export const lineInk = '#140C0A'
export const blackHair = '#17100E'
