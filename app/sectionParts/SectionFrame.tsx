import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { type Ground, grounds } from '../design/ground.ts'
import { Section } from '../design/layout/layout.ts'
import { deferredStylesId } from '../partialHydration/deferredStylesScript.ts'

/**
 * The rule for any two neighbours: each section has the same space above and below its content, and
 * two on one coloured ground are one band, so the second leaves out the space above it. A flush
 * section has no such space to share and is excluded. In a served document the link of the
 * deferred styles comes between the first section and the second.
 */
const oneBand = grounds.map(
  (ground) => css`
    :has(> &[data-ground='${ground}']:last-child) + * > &[data-ground='${ground}'],
    :has(> &[data-ground='${ground}']:last-child)
      + #${deferredStylesId('sections')}
      + *
      > &[data-ground='${ground}'] {
      padding-top: 0;
    }
  `,
)

export const Band = styled(Section)`
  ${oneBand}
`

type Described = Pick<
  ComponentProps<'section'>,
  'className' | 'aria-label' | 'aria-labelledby' | 'aria-roledescription'
>

interface SectionFrameProps extends Described {
  /** The section as the page query returns it. */
  data: { anchor: string | null; ground: Ground | null }
  /**
   * The layout's default ground; the editor's choice overrides it. Without both, the page's paper.
   */
  ground?: Ground
  /** The layout has its own space above and below. */
  flush?: boolean
  children: ReactNode
}

/** The frame of a section: its ground, the space around its content, and the anchor of links. */
export function SectionFrame({
  data,
  ground: own,
  flush = false,
  children,
  ...described
}: SectionFrameProps) {
  const ground = data.ground ?? own
  const Frame = flush ? Section : Band
  return (
    <Frame
      id={data.anchor || undefined}
      {...described}
      $flush={flush}
      {...(ground && { $ground: ground, 'data-ground': ground })}
    >
      {children}
    </Frame>
  )
}
