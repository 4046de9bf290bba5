import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StyleScopeProvider } from '../partialHydration/StyleScope.tsx'
import { Footer } from '../siteShell/Footer.tsx'
import { Header } from '../siteShell/Header.tsx'
import { MENU_LINK_ATTRIBUTE } from '../siteShell/menuLinkAttributes.ts'
import type { SiteSettings } from '../siteShell/query.ts'
import type { SiteShell } from '../siteShell/siteShellParts.tsx'
import {
  createSheets,
  type RecordedStyles,
  recordedStyles,
  scopeFor,
  sealSheets,
} from './documentStyles.ts'
import { decodeAttribute } from './htmlTokens.ts'
import { UnexpectedMarkupError } from './unexpectedMarkup.ts'

/** Header and footer of one version of the site settings. */
export interface RenderedSiteShell {
  /** @returns their HTML for the page of this path, whose links are marked */
  at(path: string): SiteShell
  styles: RecordedStyles
}

interface CachedSiteShell extends RenderedSiteShell {
  year: number
}

/** Settings are the same object until a change invalidates them or they expire. */
const cached = new WeakMap<SiteSettings, CachedSiteShell>()

/**
 * Header and footer are static, and differ between pages only in the links that are marked as
 * current, so they are rendered once. They have two thirds of a page's elements.
 */
export function renderedSiteShell(site: SiteSettings, year: number): RenderedSiteShell {
  const existing = cached.get(site)
  if (existing?.year === year) return existing
  const siteShell = { ...renderSiteShell(site, year), year }
  cached.set(site, siteShell)
  return siteShell
}

function renderSiteShell(site: SiteSettings, year: number): RenderedSiteShell {
  const sheets = createSheets()
  const render = (element: ReactNode) =>
    withCurrentLinks(
      renderToString(
        sheets.head.static.collectStyles(
          <StyleScopeProvider value={scopeFor(sheets, { part: 'head', isStatic: true })}>
            {element}
          </StyleScopeProvider>,
        ),
      ),
    )
  try {
    const header = render(<Header site={site} />)
    const footer = render(<Footer site={site} year={year} />)
    return {
      at: (path) => ({ header: header(path), footer: footer(path) }),
      styles: recordedStyles(sheets),
    }
  } finally {
    sealSheets(sheets)
  }
}

/** In the output of React, quotation marks are only around attributes. */
const MENU_LINK = new RegExp(` ${MENU_LINK_ATTRIBUTE}="([^"]*)"`)

const ANY_MENU_LINK = new RegExp(`<[^<>]*\\s${MENU_LINK_ATTRIBUTE}\\b`, 'g')

/**
 * @returns a function that returns the HTML with the links to this path marked as current
 * @throws UnexpectedMarkupError if the attribute of a link is not as React writes it
 */
export function withCurrentLinks(html: string): (path: string) => string {
  const [first = '', ...rest] = html.split(MENU_LINK)
  const withoutValues = html.replaceAll(/"[^"]*"/g, '')
  if ((withoutValues.match(ANY_MENU_LINK)?.length ?? 0) !== rest.length / 2) {
    throw new UnexpectedMarkupError(
      `The rendered site shell has a menu link without ${MENU_LINK_ATTRIBUTE}="…"`,
    )
  }
  const links = rest.flatMap((href, index) =>
    index % 2 === 0 ? [{ href: decodeAttribute(href), following: rest[index + 1] ?? '' }] : [],
  )
  return (path) =>
    links.reduce(
      (marked, { href, following }) =>
        marked + (href === path ? ' aria-current="page"' : '') + following,
      first,
    )
}
