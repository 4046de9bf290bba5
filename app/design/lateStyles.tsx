import type { ReactNode } from 'react'
import { LATE_ATTRIBUTE, lateStylesId } from './lateStylesBehaviour.ts'
import { Served } from './served.tsx'
import { type StylePart, StyleScope, useStyleScopes } from './styleScope.tsx'

/**
 * Styles of what a first view does not show travel beside the document instead of in it: a
 * stylesheet of their own, linked right before the first element that needs it. What stands above
 * is painted while it arrives (`lateStylesBehaviour.ts`). Sections have one for each page, the frame has its own.
 */
export type LatePart = Exclude<StylePart, 'head'>
export const LATE_PARTS: readonly LatePart[] = ['sections', 'frame']

/** Stands where the server puts the link once it knows the stylesheet's address. */
export const lateStylesPlace = (part: LatePart) =>
  `<template data-late-styles="${part}"></template>`

/** The link itself, and the one for browsers that run no scripts. */
export function lateStylesLink(part: LatePart, href: string): string {
  const link = `<link rel="stylesheet" href="${href}"`
  return `${link} media="print" fetchpriority="high" ${LATE_ATTRIBUTE}="${part}"/><noscript>${link}/></noscript>`
}

interface LateProps {
  of: LatePart
  children: ReactNode
}

/** Its children are styled by the late stylesheet. Comes after `LateStyles`. */
export function Late({ of, children }: LateProps) {
  return <StyleScope part={of}>{children}</StyleScope>
}

/** The link. Only in a document that was served; a navigation inside the app brings its styles. */
export function LateStyles({ of }: Pick<LateProps, 'of'>) {
  const onServer = useStyleScopes()
  return (
    <Served id={lateStylesId(of)}>
      {onServer ? <template data-late-styles={of} /> : undefined}
    </Served>
  )
}
