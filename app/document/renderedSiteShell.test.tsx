import { describe, expect, test } from 'vitest'
import type { SiteSettings } from '../siteShell/query.ts'
import { documentCss } from './documentStyles.ts'
import { renderedSiteShell, withCurrentLinks } from './renderedSiteShell.tsx'
import { UnexpectedMarkupError } from './unexpectedMarkup.ts'

const link = (_key: string, href: string) => ({
  _key,
  href,
  label: `Label ${_key}`,
  newTab: null,
  page: null,
})

function settings(): SiteSettings {
  const empty = { heading: null, links: null }
  return {
    name: 'Nsaa',
    legalName: 'Nsaa Payments Limited',
    tagline: null,
    description: null,
    supportEmails: null,
    officePhone: null,
    officeLabel: null,
    salesPhone: null,
    salesLabel: null,
    hours: null,
    address: null,
    logo: null,
    appIcon: null,
    links: null,
    navigation: null,
    footer: {
      resources: {
        heading: 'Resources',
        links: [link('a', '/about-us'), link('b', '/fish&chips'), link('c', 'https://a.example/')],
      },
      developers: empty,
      company: empty,
      contactHeading: ' data-menu-link="/about-us"',
      band: null,
    },
    seo: null,
  }
}

describe('the site shell of all pages', () => {
  test('marks the links to the page it is on, and no others', () => {
    const siteShell = renderedSiteShell(settings(), 2026)
    const marked = (path: string) =>
      [...siteShell.at(path).footer.matchAll(/<a[^>]* aria-current="page"[^>]*>([^<]*)/g)].map(
        ([, label]) => label,
      )
    expect(marked('/about-us')).toEqual(['Label a'])
    expect(marked('/fish&chips')).toEqual(['Label b'])
    expect(marked('/careers')).toEqual([])
  })

  test('has no attribute that only marks links, and leaves text that looks like it', () => {
    const { header, footer } = renderedSiteShell(settings(), 2026).at('/about-us')
    expect(header + footer).not.toMatch(/<[^>]* data-menu-link/)
    expect(footer).toContain('<h2> data-menu-link=&quot;/about-us&quot;</h2>')
  })

  test('is refused if the attribute that marks links is written in another way', () => {
    const mark = () =>
      withCurrentLinks('<a data-menu-link=\'/a\'>A</a><a data-menu-link="/b">B</a>')
    expect(mark).toThrow(UnexpectedMarkupError)
    expect(mark).toThrow('data-menu-link="…"')
  })

  test('is rendered once for the same settings, and again for changed ones', () => {
    const site = settings()
    const first = renderedSiteShell(site, 2026)
    expect(renderedSiteShell(site, 2026)).toBe(first)
    const changed = renderedSiteShell({ ...site, legalName: 'Nsaa Bank' }, 2026)
    expect(changed.at('/').footer).toContain('© 2026 Nsaa Bank')
    expect(first.at('/').footer).not.toContain('Nsaa Bank')
  })

  test('has no heading without text', () => {
    const site = settings()
    const footer = site.footer && { ...site.footer, contactHeading: null }
    const siteShell = renderedSiteShell({ ...site, footer }, 2026)
    expect(siteShell.at('/').footer.match(/<h2[^>]*>[^<]*/g)).toEqual(['<h2>Resources'])
  })

  test('leaves out social networks and marks of certificates that it does not know', () => {
    const links: SiteSettings['links'] = JSON.parse(
      JSON.stringify({
        social: ['threads', 'constructor', 'x'].map((platform) => ({
          _key: platform,
          platform,
          url: `https://${platform}.example/nsaa`,
        })),
        certificates: ['soc', 'iso'].map((mark) => ({ title: `By ${mark}`, mark })),
      }),
    )
    const { footer } = renderedSiteShell({ ...settings(), links }, 2026).at('/')
    expect(footer.match(/https:\/\/\w+\.example\/nsaa/g)).toEqual(['https://x.example/nsaa'])
    expect(footer.match(/By \w+/g)).toEqual(['By iso'])
  })

  test('has the new year after New Year', () => {
    const site = settings()
    expect(renderedSiteShell(site, 2026).at('/').footer).toContain('© 2026')
    expect(renderedSiteShell(site, 2027).at('/').footer).toContain('© 2027')
  })

  test('brings its styles: of the header in the head, of the footer in a deferred stylesheet', () => {
    const siteShell = renderedSiteShell(settings(), 2026)
    const none = renderedSiteShell({ ...settings(), name: null }, 2026).styles
    const { head, deferred, markers } = documentCss(
      { ...none, head: empty(), shell: empty() },
      siteShell.styles,
    )
    const { header, footer } = siteShell.at('/')
    for (const name of generatedNames(header.split('popover=')[0] ?? ''))
      expect(head).toContain(`.${name}`)
    for (const name of generatedNames(footer)) expect(head + deferred.shell).toContain(`.${name}`)
    expect(deferred.shell).not.toBe('')
    expect(markers).toBe('')
  })
})

const empty = () => ({ interactive: new Map(), static: new Map() })

/** Class names with rules; those of components start with `sc-`. */
function generatedNames(html: string): string[] {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(' '),
  )
  expect(names.length).toBeGreaterThan(0)
  return names.filter((name) => !name.startsWith('sc-'))
}
