import { hash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsIn } from '../../tooling/content/archive.ts'
import { startLake } from '../lake/startLake.ts'
import { decode } from '../site/readHtml.ts'
import { ROUTES } from '../site/routes.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { earlierDataset } from './earlierDataset.ts'

/** Fields that hold a choice, which is no text. */
const CHOICES = /\.(style|listItem|marks\[\]|ground|thread|arrangement|side|mark)$/

/** What is on no page, with the reason. */
const NOT_SHOWN: [fields: RegExp, reason: string][] = [
  [/^page-articles\.(sections\[\]|seo\.description)/, 'migration 0020 makes it a list of articles'],
  [/\.smallPicture\.alt$/, 'a page has the alt text of the large picture only'],
  [/^page-404\.path$/, 'the page is shown at other paths only'],
  [/^siteSettings\.seo\.description$/, 'every page has its own'],
]

const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs

let seed: string
let site: Site
beforeAll(async () => {
  seed = await earlierDataset()
  const lake = await startLake({ seed })
  await lake.stop({ keepData: true })
  site = await startSite({ DATA_DIR: lake.dataDir })
})
afterAll(async () => {
  await site.stop()
  for (const dir of [seed, site.dataDir]) await rm(dir, { recursive: true, force: true })
})

test('each text, link and picture of the dataset as first shipped is on its page after migrations', async () => {
  const pages = new Map<string, string>()
  for (const { path } of ROUTES) {
    pages.set(path, contentOf(await (await fetch(site.origin + path)).text()))
  }
  const all = [...pages.values()].join('')
  const missing: string[] = []
  let count = 0
  for await (const { id, line } of documentsIn(seed)) {
    const document = JSON.parse(line)
    const content =
      document._type === 'redirect'
        ? await destination(document.source)
        : (pages.get(document.path) ?? all)
    for (const [path, value] of stringsIn(document, id)) {
      if (CHOICES.test(path) || NOT_SHOWN.some(([fields]) => fields.test(path))) continue
      count += 1
      const parts = await partsOf(value)
      if (!parts.every((part) => content.includes(part))) missing.push(`${path}: ${value}`)
    }
  }
  expect(missing).toEqual([])
  expect(count).toBeGreaterThan(1_500)
})

async function destination(path: string): Promise<string> {
  const { headers } = await fetch(site.origin + path, { redirect: 'manual' })
  return `${wordsOf(path)}\n${path}\n${headers.get('location')}\n`
}

/** The words of a page without punctuation, then its attributes, one a line. */
function contentOf(html: string): string {
  const local = html.replaceAll(site.origin, '').replace(/<style\b.*?<\/style>/gs, '')
  const scripts = local.match(SCRIPT)?.join(' ') ?? ''
  const markup = local.replace(SCRIPT, '')
  const attributes = [...markup.matchAll(/="([^"]*)"/g)].map(([, value = '']) => decode(value))
  const texts = [scripts, decode(markup.replace(/<[^>]*>/g, ' ')), ...attributes]
  return [...texts.map(wordsOf), ...attributes, ''].join('\n')
}

function wordsOf(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}

/** What a page with this value contains: a link as it is, the hash of a file, otherwise words. */
async function partsOf(value: string): Promise<string[]> {
  if (/^(\/|#|https?:)/.test(value)) return [`\n${value}\n`]
  const file = /^(?:image|file)@file:\/\/\.\/(.+)/.exec(value)?.[1]
  if (file !== undefined) return [hash('sha1', await readFile(join(seed, file)))]
  // A page has a number for each name in braces.
  return value.split(/\{\w+\}/).map(wordsOf)
}

function stringsIn(value: unknown, path: string): [path: string, value: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((each) => stringsIn(each, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name]) => name === '_sanityAsset' || !name.startsWith('_'))
    .flatMap(([name, each]) => stringsIn(each, `${path}.${name}`))
}
