/** One drawing on the 20 px grid: strokes of 1.6 px with butt ends, or solid shapes. */
export interface IconDrawing {
  /** SVG path data of the strokes. */
  stroke?: string
  /** SVG path data of a stroke heavier than the rest, with its width in grid pixels. */
  heavy?: { d: string; width: number }
  /** SVG path data of solid shapes. */
  fill?: string
}

/** @returns path data of a circle */
export const ring = (cx: number, cy: number, r: number) =>
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
} satisfies Record<string, IconDrawing>

export type IconName = keyof typeof drawings

export const iconDrawings: Record<IconName, IconDrawing> = drawings
