import { expect, test } from 'vitest'
import { scriptsAfterFirstView } from './deferredScripts.ts'

const DOCUMENT = `<head><link rel="modulepreload" href="/assets/start.js"/><link rel="modulepreload" href="/assets/react.js"/></head><body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.routes = {"root":route0};

import("/assets/start.js");</script></body>`

test('modules are imported after load, the entry after all others', () => {
  const html = scriptsAfterFirstView(DOCUMENT)
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/start.js"/>')
  expect(html).not.toContain('href="/assets/react.js"')
  expect(html).toContain(
    'Promise.all(["/assets/manifest.js","/assets/root.js","/assets/react.js"].map(m=>import(m)))' +
      '.then(([,route0])=>{window.routes = {"root":route0};import("/assets/start.js");}',
  )
  expect(html).toContain("addEventListener('load'")
  expect(html).not.toMatch(/^import /m)
})

test('a document without scripts is unchanged', () => {
  expect(scriptsAfterFirstView('<p>words</p>')).toBe('<p>words</p>')
})
