import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { type Ground, grounds } from '../design/ground.ts'
import { lateStylesId } from '../design/lateStylesBehaviour.ts'
import { Section } from '../design/layout/layout.ts'

/**
 * Neighbours on one coloured ground are one band: the second leaves out the air above it. In a
 * served document the link of the deferred styles comes between the first section and the second.
 */
const oneBand = grounds.map(
  (ground) => css`
    :has(> &[data-ground='${ground}']:last-child) + * > &[data-ground='${ground}'],
    :has(> &[data-ground='${ground}']:last-child)
      + #${lateStylesId('sections')}
      + *
      > &[data-ground='${ground}'] {
      padding-top: 0;
    }
  `,
)

const Band = styled(Section)`
  ${oneBand}
`

interface SectionFrameProps {
  /** The section as `frameFragment` answers it. */
  data: { anchor: string | null; ground: Ground | null }
  /** What the layout is drawn on unless the editor chose another. Without one, the page's paper. */
  ground?: Ground
  /** The layout brings its own air above and below. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** Where a section stands: its ground, its air, and the name links lead to. */
export function SectionFrame({
  data,
  ground: own,
  flush = false,
  className,
  children,
}: SectionFrameProps) {
  const ground = data.ground ?? own
  return (
    <Band
      id={data.anchor || undefined}
      className={className}
      $flush={flush}
      {...(ground && { $ground: ground, 'data-ground': ground })}
    >
      {children}
    </Band>
  )
}
