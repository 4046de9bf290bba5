import { DrawnIcon } from '../icon/Icon.tsx'
import { type IconDrawing, ring } from '../icon/paths.ts'

/** Apart from the other icons, because only the footer has them, which browsers never render. */
const drawings = {
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

export type SocialNetwork = keyof typeof drawings

/** The sign of a network, inside a labelled link. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return <DrawnIcon drawing={drawings[network]} sizePx={20} />
}
