import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { boundStyleAttributes, documentPolicy } from './documentPolicy.ts'

const SITE = { siteUrl: 'https://nsaa.example', assetOrigins: [] }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((one) => one === name || one.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

describe('scripts', () => {
  test('that run are allowed by their hash; data and files have none', () => {
    const html =
      '<script>run()</script><script type="module" async="">import "/a.js"</script>' +
      '<script type="application/ld+json">{"a":1}</script><script src="/b.js"></script>'
    expect(directive(documentPolicy(html, SITE), 'script-src')).toEqual([
      "'self'",
      hash('run()'),
      hash('import "/a.js"'),
    ])
  })

  test('line ends are normalized as in the browser', () => {
    const policy = documentPolicy('<script>a\r\nb</script>', SITE)
    expect(directive(policy, 'script-src')).toContain(hash('a\nb'))
  })
})

describe('style attributes', () => {
  test('are allowed by their value, not by how it is written; text in scripts is ignored', () => {
    const html =
      '<p style="--a:1"></p><p class="x" style="background:url(&quot;/a&quot;)"></p>' +
      '<p style="--a:1"></p><script>"<p style=\\"--no:1\\">"</script>'
    expect(directive(documentPolicy(html, SITE), 'style-src-attr')).toEqual([
      "'unsafe-hashes'",
      hash('--a:1'),
      hash('background:url("/a")'),
    ])
  })

  test('without any, none is allowed', () => {
    expect(directive(documentPolicy('<p>', SITE), 'style-src-attr')).toEqual(["'none'"])
  })

  test('above the maximum become rules, and the header remains short', () => {
    const bars = Array.from({ length: 90 }, (_, index) => `<i style="--b:${index}">${index}</i>`)
    const script = '<script>"<i style=\\"--b:89\\">"</script>'
    const html = boundStyleAttributes(
      `<head></head>${bars.join('')}${script}<b style="--b:89"></b>`,
    )
    expect(documentPolicy(html, SITE).length).toBeLessThan(2048)
    expect(html).toContain('<i style="--b:23">23</i><i data-style="0">24</i>')
    expect(html).toContain('[data-style="0"]{--b:24}')
    expect(html).toContain('<b data-style="65">')
    expect(html, 'scripts stay as they are').toContain(script)
  })
})

test('a document may embed the origins of its own frames, and no others', () => {
  const html =
    '<iframe title="a" src="https://forms.example/f?a=1&amp;b=2"></iframe><iframe src="/hub"></iframe>'
  expect(directive(documentPolicy(html, SITE), 'frame-src')).toEqual([
    'https://forms.example',
    "'self'",
  ])
  expect(directive(documentPolicy('<p>', SITE), 'frame-src')).toEqual(["'none'"])
})

test("an https site upgrades requests; pictures may come from the lake's origin", () => {
  expect(documentPolicy('', SITE)).toMatch(/; upgrade-insecure-requests$/)
  const plain = documentPolicy('', {
    siteUrl: 'http://localhost:3000',
    assetOrigins: ['https://cdn.sanity.io'],
  })
  expect(plain).not.toContain('upgrade')
  expect(directive(plain, 'img-src')).toEqual(["'self'", 'data:', 'https://cdn.sanity.io'])
})

test('a variant adds sources; hashes are dropped where all inline styles are allowed', () => {
  const policy = documentPolicy('<style>a{}</style>', SITE, {
    'style-src': ["'unsafe-inline'"],
    'frame-src': ['https://b.example'],
  })
  expect(directive(policy, 'style-src')).toEqual(["'self'", "'unsafe-inline'"])
  expect(directive(policy, 'frame-src')).toEqual(['https://b.example'])
})
