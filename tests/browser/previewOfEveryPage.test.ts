import type { SanityDocument } from '@sanity/client'
import type { Frame } from 'playwright-core'
import { createSchema, type SchemaType } from 'sanity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IS_PAGE } from '../../app/content/pageTypes.ts'
import { PLAIN_COPIES, plainText } from '../../app/content/plainText.ts'
import { schemaTypes } from '../../schemas/index.ts'
import type { Site } from '../site/startSite.ts'
import { isText, WORD } from '../site/tagEditorTexts.ts'
import { SLOW_STEP, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'
import { openPreviewFrame, readMark, seeTypedChange } from './previewEdit.ts'
import { type Editor, openPreview, openStudio } from './studioEditor.ts'

/** Waited for on a page with a fault alone. */
const MARKED = { timeout: 30_000 }
const NUMBERED = /¤(\d+)¤/g

/**
 * Numbers without words, which are not marked here; a line that starts with one opens its field.
 */
const BEGINS_LINE = /\.(?:phone|copyrightYear|amount|value)$/

/** The text of an element, and the field that a click on it opens. */
interface ShownText {
  text: string
  mark: string
}

describe('the preview', () => {
  const open = withBrowser()
  let site: Site
  let editor: Editor
  /** Fields by number, as `page-home title`. */
  const fields: string[] = []
  beforeAll(async () => {
    site = await startIsolatedSite()
    editor = await openStudio(open, site, { name: 'Ama Mensah' })
    const schema = createSchema({ name: 'site', types: schemaTypes })
    const documents = await site.client.fetch<SanityDocument[]>('*[!(_type match "sanity.*")]')
    const transaction = site.client.transaction()
    for (const document of documents) {
      const numbered = numberTexts(document, schema.get(document._type), (path) => {
        return fields.push(`${document._id} ${path}`) - 1
      })
      const copy = PLAIN_COPIES[document._type]
      const texts = { ...document, ...Object(numbered) }
      if (copy) texts[copy.plain] = plainText(texts[copy.formatted])
      transaction.createOrReplace(texts)
    }
    await transaction.commit({ visibility: 'sync' })
    await openPreview(editor.page, '/')
  })
  afterAll(async () => {
    await editor.close()
    await site.stop()
  })

  test('every page and policy: a click on any text of the Studio opens its field, and the preview follows typing', async () => {
    const paths = await site.client.fetch<string[]>(
      `*[${IS_PAGE} && defined(path)] | order(path).path`,
    )
    expect(paths.length).toBeGreaterThan(25)
    const frame = await openPreviewFrame(editor.page)
    const wrong: string[] = []
    for (const path of paths) {
      await frame.goto(path)
      const faults = async () => wrongMarks(await shownTexts(frame), path)
      await expect.poll(async () => (await shownTexts(frame)).length, SLOW_STEP).toBeGreaterThan(10)
      // Marks follow shortly after the sections; what is still wrong then is a bug.
      await expect
        .poll(faults, MARKED)
        .toEqual([])
        .catch(async () => void wrong.push(...(await faults())))
      await seeTypedChange(frame, site.client, path)
    }
    expect(wrong).toEqual([])
  }, 900_000)

  test('a click opens the right field if two fields of a section have the same text', async () => {
    const { page } = editor
    const same = 'The same words'
    const [hero] = await site.client.fetch<{ _key: string }[]>(
      '*[path == "/"][0].sections[_type == "hero"]',
    )
    const at = `sections[_key=="${hero?._key}"]`
    // A field that is set again is stored last; the page shows it first.
    await site.client
      .patch('page-home')
      .unset([`${at}.heading`])
      .commit()
    await site.client
      .patch('page-home')
      .set({ [`${at}.lead`]: same })
      .commit()
    await site.client
      .patch('page-home')
      .set({ [`${at}.heading`]: same, 'seo.title': same, title: same })
      .commit()
    await page.goto('/')
    const texts = page.locator('main').getByText(same, { exact: true })
    const marks = async () => {
      const found = await texts.evaluateAll((all) =>
        all.map((one) => one.closest('[data-sanity]')?.getAttribute('data-sanity') ?? ''),
      )
      return found.map((mark) => openedBy(mark).split('.').at(-1))
    }
    await expect.poll(marks, SLOW_STEP).toEqual(['heading', 'lead'])
  })

  function shownTexts(frame: Frame): Promise<ShownText[]> {
    return frame.evaluate(() => {
      const elements = new Set<Element>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!element || !node.textContent?.includes('¤')) continue
        if (!element.closest('script,style,template,noscript')) elements.add(element)
      }
      return [...elements].map((element) => ({
        text: [...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? '')
          .join(''),
        mark: element.closest('[data-sanity]')?.getAttribute('data-sanity') ?? '',
      }))
    })
  }

  /** A line of two fields is one element and opens one of them. */
  function wrongMarks(texts: readonly ShownText[], path: string): string[] {
    return texts.flatMap(({ text, mark }) => {
      const written = [...text.matchAll(NUMBERED)].map(([, number]) => fields[Number(number)])
      const opened = openedBy(mark)
      if (written.length === 0 || BEGINS_LINE.test(opened)) return []
      return written.includes(opened) ? [] : [`${path}: ${text} (${written[0]}) opens ${opened}`]
    })
  }
})

/** The document and the field that a mark leads to. */
function openedBy(mark: string): string {
  const { id, path } = readMark(mark)
  return `${id} ${path}`
}

/** @returns a copy with the number of its field after every word; a block is one field */
function numberTexts(
  value: unknown,
  type: SchemaType | undefined,
  numberFor: (path: string) => number,
  path = '',
): unknown {
  if (!type || value === null || value === undefined) return value
  if (typeof value === 'string') {
    return isText(type) ? value.replaceAll(WORD, `$&¤${numberFor(path)}¤`) : value
  }
  if (Array.isArray(value)) {
    const members = type.jsonType === 'array' ? type.of : []
    return value.map((item, index) => {
      const isRecord = typeof item === 'object' && item !== null
      const step = isRecord && '_key' in item ? `[_key=="${item._key}"]` : `[${index}]`
      const member = members.find(({ name, jsonType }) =>
        isRecord ? name === item._type : jsonType === typeof item,
      )
      return numberTexts(item, member, numberFor, path + step)
    })
  }
  if (typeof value !== 'object' || type.jsonType !== 'object') return value
  if ('_type' in value && value._type === 'block') return numberBlock(value, numberFor(path))
  const fields = new Map(type.fields.map((field) => [field.name, field.type]))
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const inside = path === '' ? name : `${path}.${name}`
      return [
        name,
        name.startsWith('_') ? held : numberTexts(held, fields.get(name), numberFor, inside),
      ]
    }),
  )
}

function numberBlock(block: object, number: number): object {
  const children: unknown = 'children' in block ? block.children : []
  if (!Array.isArray(children)) return block
  return {
    ...block,
    children: children.map((child) => ({
      ...child,
      text: String(child.text).replaceAll(WORD, `$&¤${number}¤`),
    })),
  }
}
