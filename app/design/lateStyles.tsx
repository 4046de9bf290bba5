import type { ReactNode } from 'react'
import { LATE_ATTRIBUTE, lateStylesId } from './lateStylesBehaviour.ts'
import { Served } from './served.tsx'
import { type StylePart, StyleScope, useStyleScopes } from './styleScope.tsx'

/**
 * Styles that a first view does not need are in a deferred stylesheet, linked right before the
 * first element that needs it. Everything above is painted while it loads
 * (`lateStylesBehaviour.ts`). Sections have one for each page, the frame has its own.
 */
export type LatePart = Exclude<StylePart, 'head'>
export const LATE_PARTS: readonly LatePart[] = ['sections', 'frame']

/** Placeholder that the server replaces by the link once it knows the stylesheet's URL. */
export const lateStylesPlace = (part: LatePart) =>
  `<template data-late-styles="${part}"></template>`

/** The link itself, and the one for browsers without JavaScript. */
export function lateStylesLink(part: LatePart, href: string): string {
  const link = `<link rel="stylesheet" href="${href}"`
  return `${link} media="print" fetchpriority="high" ${LATE_ATTRIBUTE}="${part}"/><noscript>${link}/></noscript>`
}

interface LateProps {
  of: LatePart
  children: ReactNode
}

/** Its children are styled by the deferred stylesheet. Comes after `LateStyles`. */
export function Late({ of, children }: LateProps) {
  return <StyleScope part={of}>{children}</StyleScope>
}

/** The link. Only in a served document; a navigation inside the app inserts its styles. */
export function LateStyles({ of }: Pick<LateProps, 'of'>) {
  const onServer = useStyleScopes()
  return (
    <Served id={lateStylesId(of)}>
      {onServer ? <template data-late-styles={of} /> : undefined}
    </Served>
  )
}
