import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { isRecord } from '../../app/content/isRecord.ts'
import type { PageChunk } from '../../app/pages/pageChunks.ts'
import { POLICY_QUERY } from '../../app/pages/policy/query.ts'
import { PAGE_QUERY } from '../../app/pages/query.ts'
import { StyleScopeProvider, type StyleScopeValue } from '../../app/partialHydration/StyleScope.tsx'
import { loadedSections, loadSections } from '../../app/sectionRendering/registry.ts'
import { sectionExamples } from '../../app/sections/examples.generated.ts'
import { sectionFragments } from '../../app/sections/fragments.generated.ts'
import { variantNames } from '../../app/sections/index.generated.ts'
import { variantLoaders } from '../../app/sections/loaders.generated.ts'
import type { Section } from '../../app/sections/types.ts'
import {
  canOpenPage,
  isStatic,
  type SectionDataByVariant,
  type Variant,
  variantOf,
} from '../../app/sections/variants.ts'
import { page } from '../../schemas/documents/page.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { hasAltText } from '../../schemas/objects/picture.ts'
import { sectionTypes } from '../../schemas/sections/index.generated.ts'
import type { SectionOptions } from '../../schemas/sections/sectionOptions.ts'
import { sources } from '../../server/assets/sectionAssets.ts'
import { templates } from '../../studio/templates.ts'
import { sectionTypesIn } from '../../tooling/generate/sectionIndexes.ts'

/** Checks the generated lists against their sources. */
describe('section types', () => {
  const types = sectionTypes.map(({ name }) => name)

  test('are the folders of app/sections', async () => {
    expect(types).toEqual(await sectionTypesIn('app/sections'))
  })

  test('are those that editors can put on a page', () => {
    const field = page.fields.find(({ name }) => name === 'sections')
    const members = field && 'of' in field && Array.isArray(field.of) ? field.of : []
    expect(members.map(({ type }) => type)).toEqual(types)
  })

  test('are those that the page query asks for', () => {
    const asked = [...sectionFragments.matchAll(/(?<!\*\[)_type=="(\w+)"/g)].map(([, type]) => type)
    // A divider has only what is asked of every section.
    expect([...new Set([...asked, 'divider'])].toSorted()).toEqual(types.toSorted())
  })

  test('have a component for each variant', async () => {
    await loadSections(Object.keys(variantLoaders))
    expect(Object.keys(loadedSections).toSorted()).toEqual(Object.keys(variantLoaders).toSorted())
    expect(Object.values(loadedSections).every(Boolean)).toBe(true)
  })

  const pageLayouts = ['policy', 'article', 'standalone'] satisfies PageChunk[]

  test.each([...Object.keys(variantLoaders), ...pageLayouts])(
    'the source of %s is found for its preloads',
    (name) => expect(sources(name).filter((file) => existsSync(file))).toHaveLength(1),
  )

  test('have the fields of all sections, except where decision 34 gives a reason', () => {
    const without = (field: string) =>
      sectionTypes
        .filter(({ fields }) => !fields.some(({ name }) => name === field))
        .map(({ name }) => name)
    expect(without('anchor')).toEqual([])
    expect(without('ground')).toEqual(['contactForm', 'newsletter'])
    expect(without('heading')).toEqual(['divider'])
    expect(without('lead')).toEqual(['divider', 'referenceContact', 'testimonialSlider'])
  })

  test('have examples of their own type, each with a key, and of every layout', () => {
    for (const { name, options } of sectionTypes) {
      const examples: readonly Example[] = sectionExamples[name]
      expect(new Set(examples.map(({ _key }) => _key)).size).toBe(examples.length)
      expect(new Set(examples.map(({ _type }) => _type))).toEqual(new Set([name]))
      const { layouts = [] }: SectionOptions = options.section
      const shown = examples.map(({ layout }) => layout)
      for (const layout of layouts) expect(shown, `layouts of ${name}`).toContain(layout.name)
    }
  })
})

/** Their forms and buttons are not rendered outside of a router. */
const NEED_ROUTER: readonly string[] = ['contactForm', 'demoForm', 'newsletter', 'notFound']

describe('a section without what its layout draws', () => {
  const sectionOf = (type: string, layout: string, fields: object) =>
    JSON.parse(JSON.stringify({ _type: type, _key: 'a', layout, heading: 'Fees', ...fields }))

  test('shows a figure in words in place of a number', async () => {
    await loadSections(['figures/countUp', 'figures/shares'])
    const item = { _key: 'a', value: null, figure: '412 to 9', label: 'in line', band: null }
    for (const layout of ['countUp', 'shares'] as const) {
      const data = sectionOf('figures', layout, { items: [item] })
      const html = rendered(`figures/${layout}`, data)
      expect(html).toContain('>412 to 9<')
      expect(html).not.toMatch(/>0</)
    }
  })

  test('shows no frame for weeks without their number', async () => {
    await loadSections(['timeline/year', 'timeline/payments'])
    const html = (layout: 'year' | 'payments', weeks: number | null) =>
      rendered(`timeline/${layout}`, sectionOf('timeline', layout, { weeks, items: [] }))
    expect(html('year', 4)).toMatch(/<div[^>]* aria-hidden="true"/)
    expect(html('year', null)).not.toMatch(/<div[^>]* aria-hidden="true"/)
    expect(html('payments', 4)).toContain('<ol')
    expect(html('payments', null)).not.toContain('<ol')
  })

  test('draws a share above 100 percent as 100', async () => {
    await loadSections(['chart/split'])
    const items = [{ _key: 'a', title: 'Rent', value: 4060, ground: null }]
    expect(rendered('chart/split', sectionOf('chart', 'split', { items }))).toContain('--share:100')
  })

  test('has no empty heading', async () => {
    await loadSections(['media/column', 'media/wide', 'hero/notice'])
    const media = { heading: null, lead: 'A day' }
    const notice = { listHeading: null, list: ['Ghana Card'] }
    const sections = [
      rendered('media/column', sectionOf('media', 'column', media)),
      rendered('media/wide', sectionOf('media', 'wide', media)),
      rendered('hero/notice', sectionOf('hero', 'notice', notice)),
    ]
    for (const html of sections) {
      expect(html).toMatch(/A day|Ghana Card/)
      expect(html).not.toMatch(/<h\d[^>]*><\/h/)
    }
  })

  test('leads to an address under its label if it has no heading', async () => {
    await loadSections(['callToAction/nextPage'])
    const link = { href: 'https://docs.nsaa.example/', label: 'API reference' }
    const data = sectionOf('callToAction', 'nextPage', { heading: null, pageTitle: null, link })
    const html = rendered('callToAction/nextPage', data)
    expect(html).toContain('href="https://docs.nsaa.example/"')
    expect(html.match(/API reference/g)).toHaveLength(1)
  })
})

describe('a section that can open a page', () => {
  const variants = variantNames.filter((variant) => !NEED_ROUTER.includes(variant))

  test.each(variants)('%s is one if it renders an h1', async (variant) => {
    await loadSections([variant])
    const examples: readonly Section[] = Object.values(sectionExamples).flat()
    const [example] = examples.filter((section) => variantOf(section) === variant)
    const data = JSON.parse(JSON.stringify(example))
    expect(rendered(variant, data).includes('<h1')).toBe(canOpenPage(data))
  })
})

describe('a section with two buttons', () => {
  const actions = ['sales', 'prices'].map((name) => ({
    _key: name,
    label: name,
    href: `/${name}`,
    newTab: false,
  }))
  const actionsOf = (section: Section) =>
    sectionTypes
      .find(({ name }) => name === section._type)
      ?.fields.find(({ name }) => name === 'actions')
  const examples: readonly Section[] = variantNames.flatMap((variant) => {
    const all: readonly Section[] = Object.values(sectionExamples).flat()
    const example = all.find((section) => variantOf(section) === variant)
    return example && actionsOf(example) ? [example] : []
  })

  test.each(examples)('$_type/$layout shows both, or its form hides them', async (example) => {
    const variant = variantOf(example)
    if (!variant) throw new Error('has no variant')
    await loadSections([variant])
    const data = { ...JSON.parse(JSON.stringify(example)), actions }
    const html = rendered(variant, data)
    const shown = actions.filter(({ href }) => html.includes(`href="${href}"`))
    const hidden = actionsOf(example)?.hidden
    const isHidden =
      typeof hidden === 'function' &&
      hidden({ parent: data, document: undefined, value: actions, currentUser: null, path: [] })
    expect(shown).toEqual(isHidden ? [] : actions)
  })
})

describe('a section whose pictures were removed', () => {
  const variants = variantNames.filter((variant) => !NEED_ROUTER.includes(variant))

  test.each(variants)('is %s without pictures', async (variant) => {
    await loadSections([variant])
    const examples: readonly Section[] = Object.values(sectionExamples).flat()
    for (const example of examples.filter((section) => variantOf(section) === variant)) {
      const html = (picture: unknown) => {
        const withPicture = (_: string, value: unknown) => (isPicture(value) ? picture : value)
        return rendered(variant, JSON.parse(JSON.stringify(example), withPicture))
      }
      expect(html({ alt: null, asset: null }), example._key).toBe(html(null))
    }
  })
})

interface FieldDefinition {
  name?: string | undefined
  type?: string | undefined
  fields?: readonly FieldDefinition[]
  of?: readonly FieldDefinition[]
  options?: unknown
  hidden?: unknown
}

/** Marks the alt texts of the pictures in a section with the paths of their fields. */
function markAltTexts(
  section: Record<string, unknown>,
  onPicture: (mark: string, hasAlt: boolean) => void,
) {
  const types: readonly FieldDefinition[] = schemaTypes
  const fieldsOf = ({ type, fields }: FieldDefinition) =>
    fields ?? types.find(({ name }) => name === type)?.fields ?? []
  const visit = (value: unknown, parent: unknown, field: FieldDefinition, path: Path) => {
    if (Array.isArray(value)) {
      const [item = {}] = field.of ?? []
      for (const each of value) visit(each, value, item, [...path, { _key: each._key }])
    } else if (isRecord(value) && field.type === 'picture') {
      const context = { document: { sections: [section] }, parent, path, value, currentUser: null }
      const isHidden = typeof field.hidden === 'function' && field.hidden(context)
      value.alt = `Alt of ${path
        .slice(2)
        .filter((step) => typeof step === 'string')
        .join('.')}.`
      onPicture(String(value.alt), !isHidden && hasAltText(field.options))
    } else if (isRecord(value)) {
      for (const inner of fieldsOf(field)) {
        visit(value[inner.name ?? ''], value, inner, [...path, inner.name ?? ''])
      }
    }
  }
  visit(section, [], { type: String(section._type) }, ['sections', { _key: section._key }])
}

type Path = readonly unknown[]

describe('the form of a section', () => {
  const variants = variantNames.filter((variant) => !NEED_ROUTER.includes(variant))

  test.each(variants)('%s asks for the alt texts that the page uses', async (variant) => {
    await loadSections([variant])
    const examples: readonly Section[] = Object.values(sectionExamples).flat()
    const asked = new Set<string>()
    const used = new Set<string>()
    for (const example of examples.filter((section) => variantOf(section) === variant)) {
      const data = JSON.parse(JSON.stringify(example))
      const marks: string[] = []
      markAltTexts(data, (mark, hasAlt) => {
        marks.push(mark)
        if (hasAlt) asked.add(mark)
      })
      const html = rendered(variant, data)
      for (const mark of marks) if (html.includes(mark)) used.add(mark)
    }
    expect([...used].toSorted()).toEqual([...asked].toSorted())
  })
})

function rendered<Name extends Variant>(variant: Name, data: SectionDataByVariant[Name]): string {
  const component = loadedSections[variant]
  if (!component) throw new Error(`${variant} was not loaded`)
  const value: StyleScopeValue = {
    part: 'head',
    isStatic: true,
    collect: (_, children) => children,
  }
  return renderToStaticMarkup(
    createElement(StyleScopeProvider, { value }, createElement(component, { data })),
  )
}

/** Whether a value is a picture as the page query returns it. */
function isPicture(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'asset' in value
}

interface Example {
  _type: string
  _key: string
  layout?: string | null
}

describe('static sections', () => {
  test('are those without state and event handlers', () => {
    expect(isStatic({ _type: 'hero', layout: 'home' })).toBe(true)
    expect(isStatic({ _type: 'newsletter' })).toBe(false)
    expect(isStatic({ _type: 'carousel' })).toBe(false)
  })
})

/** An upper bound, so that the page query only gets shorter. */
const PAGE_QUERY_MAX = 10_000

test('the page query is no longer than the bound', () => {
  expect(PAGE_QUERY.length).toBeLessThanOrEqual(PAGE_QUERY_MAX)
})

const PAGE_TYPE_LINES_MAX = 800

test('the type of the page query has no more lines than the bound', async () => {
  const types = await readFile('app/content/types.generated.ts', 'utf8')
  const [, page = ''] = /export type PAGE_QUERY_RESULT = ([\s\S]*?)\nexport type /.exec(types) ?? []
  expect(page.split('\n').length).toBeGreaterThan(1)
  expect(page.split('\n').length).toBeLessThanOrEqual(PAGE_TYPE_LINES_MAX)
})

/** Types whose list editors arrange by dragging its rows. */
async function draggedTypes(): Promise<string[]> {
  const structure = await readFile('studio/desk/structure.ts', 'utf8')
  return [...structure.matchAll(/ordered\('(\w+)'/g)].flatMap(([, type]) => type ?? [])
}

/** Types whose form has the field `order`. */
function typesWithOrderField(): string[] {
  const hasOrder = (type: (typeof schemaTypes)[number]) => {
    const fields: readonly { name: string; hidden?: unknown }[] =
      'fields' in type && type.type === 'document' ? type.fields : []
    return fields.some(({ name, hidden }) => name === 'order' && hidden !== true)
  }
  return schemaTypes.filter(hasOrder).map(({ name }) => name)
}

test('documents have a place in an order only if a section or a policy sorts by it', async () => {
  const isOrdered = (type: string) =>
    type === 'policy'
      ? POLICY_QUERY.includes('order(order')
      : new RegExp(`_type=="${type}"[^\\]]*\\]\\|order\\(order,_createdAt`).test(sectionFragments)
  const dragged = await draggedTypes()
  expect(dragged).not.toEqual([])
  expect([...dragged, ...typesWithOrderField()].filter((type) => !isOrdered(type))).toEqual([])
})

test('documents whose list is arranged by dragging have no field for their order', async () => {
  const dragged = await draggedTypes()
  expect(typesWithOrderField().filter((type) => dragged.includes(type))).toEqual([])
})

test('a type whose list is arranged by dragging has one template, which computes its values', async () => {
  const schemaDefaults = schemaTypes
    .filter(({ type }) => type === 'document')
    .map(({ name }) => ({ id: name, title: name, schemaType: name, value: {} }))
  const used = templates(schemaDefaults)
  for (const type of await draggedTypes()) {
    const ofType = used.filter(({ schemaType }) => schemaType === type)
    expect(ofType, type).toMatchObject([{ id: type, value: expect.any(Function) }])
  }
})

test('a section of no known type has no variant', () => {
  expect(variantOf({ _type: 'constructor' })).toBeUndefined()
  expect(variantOf({ _type: 'hero', layout: 'no-such-layout' })).toBe('hero/beside')
})
