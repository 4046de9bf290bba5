/** One drawing on the 20 px grid: strokes of 1.6 px with butt ends, or solid shapes. */
export interface IconDrawing {
  /** SVG path data of the strokes. */
  stroke?: string
  /** SVG path data of a stroke heavier than the rest, with its width in grid pixels. */
  heavy?: { d: string; width: number }
  /** SVG path data of solid shapes. */
  fill?: string
}

const ring = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const drawings = {
  'arrow-right': { stroke: 'M2.5 10h14M11.5 4.5 17 10l-5.5 5.5' },
  'arrow-left': { stroke: 'M17.5 10h-14M8.5 4.5 3 10l5.5 5.5' },
  external: { stroke: 'M6 4h10v10M16 4 4 16' },
  'chevron-down': { stroke: 'M4.5 7.5 10 13l5.5-5.5' },
  download: { stroke: 'M10 2.5v10M5 8l5 5 5-5M3 17.2h14' },
  plus: { stroke: 'M10 3v14M3 10h14' },
  close: { stroke: 'M4 4l12 12M16 4 4 16' },
  menu: { stroke: 'M2 6.5h16M2 13.5h16' },
  pause: { heavy: { d: 'M7 4v12M13 4v12', width: 2.4 } },
  play: { fill: 'M6 4l10 6-10 6z' },
  check: { heavy: { d: 'M3.5 10.5 8 15l8.5-9.5', width: 2 } },
  alert: {
    stroke: ring(10, 10, 7.7),
    heavy: { d: 'M10 5.8v5M10 12.9v1.7', width: 1.9 },
  },
  mail: { stroke: 'M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6' },
  phone: { stroke: 'M5.5 2.5h9v15h-9zM8.5 15h3' },
  pin: { stroke: 'M10 17.5S4 12 4 8a6 6 0 1 1 12 0c0 4-6 9.5-6 9.5zM10 6.5v3' },
  clock: { stroke: `${ring(10, 10, 7.5)}M10 5.5V10l3 2` },
  arrows: { stroke: 'M2.5 6.5h14M12.5 2.5l4 4-4 4M17.5 13.5h-14M7.5 9.5l-4 4 4 4' },
  layers: { stroke: 'M10 2.5 17.5 6.5 10 10.5 2.5 6.5zM3 10l7 3.7L17 10M3 13.5l7 3.7 7-3.7' },
  bag: { stroke: 'M3.5 6.5h13v11h-13zM7 9V5.5a3 3 0 0 1 6 0V9' },
  facebook: {
    fill: 'M11.3 18v-6.6h2.5l.45-3H11.3V6.5c0-.9.4-1.6 1.7-1.6h1.35V2.3S13.2 2 12 2C9.6 2 8.2 3.5 8.2 6v2.4H5.6v3h2.6V18z',
  },
  linkedin: {
    fill: 'M3 7.4h3V17H3zM4.5 2.6a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5zM8 7.4h2.9v1.35c.5-.85 1.5-1.55 2.9-1.55 2.6 0 3.4 1.6 3.4 4.2V17h-3v-5c0-1.3-.3-2.3-1.55-2.3-1.2 0-1.65.95-1.65 2.25V17H8z',
  },
  instagram: {
    stroke: `M6.8 2.8h6.4a4 4 0 0 1 4 4v6.4a4 4 0 0 1-4 4H6.8a4 4 0 0 1-4-4V6.8a4 4 0 0 1 4-4z${ring(10, 10, 3.4)}`,
    fill: ring(14.2, 5.8, 1),
  },
  x: { heavy: { d: 'M3 3h3.8L17 17h-3.8zM16.5 3 3.5 17', width: 1.5 } },
} satisfies Record<string, IconDrawing>

export type IconName = keyof typeof drawings

export const iconDrawings: Record<IconName, IconDrawing> = drawings

export const iconNames: readonly IconName[] = Object.entries(drawings).map(
  ([name]) => name,
) as readonly IconName[]
