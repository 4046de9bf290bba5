import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { type DocumentAdditions, finishDocument } from './finishDocument.ts'
import { UnexpectedMarkupError } from './unexpectedMarkup.ts'

const PLAIN: DocumentAdditions = {
  head: '',
  links: {},
  deferScripts: false,
  boundStyleAttributes: true,
}
const sourcesOf = (body: string, additions: Partial<DocumentAdditions> = {}) =>
  finishDocument(`<head></head>${body}`, { ...PLAIN, ...additions }).sources

describe('scripts', () => {
  const DOCUMENT = `<head><link rel="modulepreload" href="/assets/start.js"/><link rel="modulepreload" href="/assets/react.js"/></head><body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.routes = {"root":route0};

import("/assets/start.js");</script></body>`

  test('modules are imported after load, the entry after all others', () => {
    const { html, sources } = finishDocument(DOCUMENT, { ...PLAIN, deferScripts: true })
    expect(html).toContain(
      '<link rel="modulepreload" fetchpriority="low" href="/assets/start.js"/>',
    )
    expect(html).not.toContain('href="/assets/react.js"')
    expect(html).toContain(
      'Promise.all(["/assets/manifest.js","/assets/root.js","/assets/react.js"].map(m=>import(m)))' +
        '.then(([,route0])=>{window.routes = {"root":route0};return import("/assets/start.js");}',
    )
    expect(html).toContain("addEventListener('load'")
    expect(html).not.toMatch(/^import /m)
    expect(sources.scripts).toHaveLength(1)
    expect(html, 'the policy has the script that is sent').toContain(`>${sources.scripts[0]}<`)
  })

  test('inline scripts that run are reported for the policy; data and files are not', () => {
    const body =
      '<script>run()</script><script type="module" async="">import "/a.js"</script>' +
      '<script type="application/ld+json">{"a":1}</script><script src="/b.js"></script>'
    expect(sourcesOf(body).scripts).toEqual(['run()', 'import "/a.js"'])
  })
})

describe('styles', () => {
  test('styles and tags are added at the end of the head, and the styles are reported for the policy', () => {
    const { html, sources } = finishDocument('<head><title>a</title></head><style>b{}</style>', {
      ...PLAIN,
      head: '<meta name="a"/><style>a{}</style><style media="not all">m{}</style>',
    })
    expect(html).toBe(
      '<head><title>a</title><meta name="a"/><style>a{}</style><style media="not all">m{}</style></head><style>b{}</style>',
    )
    expect(sources.styles).toEqual(['a{}', 'm{}', 'b{}'])
  })

  test('deferred styles are linked at their place; a place without rules is removed', () => {
    const places = ['sections', 'shell'].map(
      (part) => `<template data-deferred-styles="${part}"></template>`,
    )
    const { html } = finishDocument(`<head></head>${places.join('<p>$&</p>')}`, {
      ...PLAIN,
      links: { sections: '<link href="/$&.css"/>' },
    })
    expect(html).toBe('<head></head><link href="/$&.css"/><p>$&</p>')
  })
})

describe('style attributes', () => {
  test('are reported by their value, not by how it is written; text in scripts is ignored', () => {
    const body =
      '<p style="--a:1"></p><p class="x" style="background:url(&quot;/a&quot;)"></p>' +
      '<p style="--a:1"></p><script>"<p style=\\"--no:1\\">"</script>'
    expect(sourcesOf(body).styleAttributes).toEqual(['--a:1', 'background:url("/a")'])
  })

  test('style attributes above the maximum become rules, and the policy remains short', () => {
    const bars = Array.from({ length: 90 }, (_, index) => `<i style="--b:${index}">${index}</i>`)
    const script = '<script>"<i style=\\"--b:89\\">"</script>'
    const { html, sources } = finishDocument(
      `<head></head>${bars.join('')}${script}<iframe style="--b:89" src="/a"></iframe>`,
      PLAIN,
    )
    const site = { siteUrl: 'https://nsaa.example', assetOrigins: [] }
    const policy = contentSecurityPolicy(sources, site)
    expect(policy.length).toBeLessThan(2048)
    expect(html).toContain('<i style="--b:23">23</i><i data-style="0">24</i>')
    expect(html).toContain('[data-style="0"]{--b:24}')
    expect(html).toContain('<iframe data-style="65" src="/a">')
    expect(html, 'scripts stay as they are').toContain(script)
    const [, rules = ''] = /<style>([^<]*)<\/style><\/head>/.exec(html) ?? []
    expect(policy).toContain(createHash('sha256').update(rules).digest('base64'))
  })

  test.each(['ink)}</style><script>alert(1)</script>', 'ink)} body{color:red', '{'])(
    'above the maximum, one with %j stays an attribute that the policy does not list',
    (text) => {
      const hostile = `<i style="--b:${text.replaceAll('<', '&lt;')}"></i>`
      const bars = Array.from({ length: 24 }, (_, index) => `<i style="--b:${index}"></i>`)
      const { html, sources } = finishDocument(`<head></head>${bars.join('')}${hostile}`, PLAIN)
      expect(html).toBe(`<head></head>${bars.join('')}${hostile}`)
      expect(sources.styleAttributes).toHaveLength(24)
      expect(sources.scripts).toEqual([])
    },
  )

  test('stay where they are in a preview', () => {
    const body = Array.from({ length: 30 }, (_, index) => `<i style="--b:${index}"></i>`).join('')
    const { html } = finishDocument(`<head></head>${body}`, {
      ...PLAIN,
      boundStyleAttributes: false,
    })
    expect(html).toBe(`<head></head>${body}`)
  })
})

test('the addresses of frames are reported for the policy', () => {
  const body =
    '<iframe title="a" src="https://forms.example/f?a=1&amp;b=2"></iframe><iframe src="/hub"></iframe>'
  expect(sourcesOf(body).frames).toEqual(['https://forms.example/f?a=1&b=2', '/hub'])
})

describe('a document is refused', () => {
  const PRELOAD = '<link rel="modulepreload" href="/start.js"/>'
  const script = (code: string) => `<script type="module" async="">${code}</script>`
  const finish = (html: string, additions: Partial<DocumentAdditions>) => () =>
    finishDocument(html, { ...PLAIN, ...additions })

  test.each([
    ['without the end of a head', '<p></p>', {}, '</head>'],
    [
      'without a module script to defer',
      '<head></head><script type="module">import "/a.js"</script>',
      { deferScripts: true },
      'the module script',
    ],
    [
      'whose module script has a static import of another form',
      `<head>${PRELOAD}</head>${script(`import { a } from "/a.js";\nimport "/b.js";\nimport("/start.js")`)}`,
      { deferScripts: true },
      'import * as … from "…"',
    ],
    [
      'whose module script has no static import',
      `<head>${PRELOAD}</head>${script('import("/start.js")')}`,
      { deferScripts: true },
      'import "…"',
    ],
    [
      'whose module script imports no preloaded module at its end',
      `<head></head>${script('import "/a.js";\nimport("/start.js")')}`,
      { deferScripts: true },
      'import("…")',
    ],
    [
      'with a module preload of another form',
      `<head>${PRELOAD}<link href="/a.js" rel="modulepreload"/></head>${script('import "/a.js";\nimport("/start.js")')}`,
      { deferScripts: true },
      '<link rel="modulepreload" href="…"/>',
    ],
    [
      'without a place for deferred styles',
      '<head></head><template data-deferred-styles="shell"></template>',
      { links: { sections: '<link/>' } },
      'the link to the styles of "sections"',
    ],
  ])('a document %s is refused', (_condition, html, additions, named) => {
    expect(finish(html, additions)).toThrow(UnexpectedMarkupError)
    expect(finish(html, additions)).toThrow(named)
  })
})
