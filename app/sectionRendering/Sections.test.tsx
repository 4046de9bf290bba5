import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { figuresExamples } from '../sections/figures/examples.ts'
import { heroExamples } from '../sections/hero/examples.ts'
import type { Section } from '../sections/types.ts'
import { knownSections, loadSections } from './registry.ts'
import { Sections } from './Sections.tsx'

/** Interactive sections, which are hydrated from the data of the loader. */
const countUpExamples = figuresExamples.filter(({ _key }) => _key === 'countUp')

async function render(element: ReactNode): Promise<{ html: string; failures: unknown[] }> {
  const failures: unknown[] = []
  const sink = new PassThrough()
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      onError(error) {
        failures.push(error)
      },
      onShellError: reject,
      onAllReady() {
        pipe(sink)
        resolve()
      },
    })
  })
  return { html: await text(sink), failures }
}

/** What a dataset can hold that no type allows. */
const broken: Section = JSON.parse(
  '{"_type":"figures","layout":"countUp","_key":"broken","items":[null]}',
)
const mystery: Section = JSON.parse('{"_type":"mystery","_key":"mystery"}')

describe('the sections of a page', () => {
  beforeAll(() => loadSections(['figures/countUp', 'hero/wall']))

  test('are in the order of the document', async () => {
    const twice = ['first', 'second'].flatMap((heading) =>
      countUpExamples.map((example) => ({ ...example, _key: heading, heading })),
    )
    const { html } = await render(<Sections sections={twice} />)
    expect(html.indexOf('first')).toBeGreaterThan(-1)
    expect(html.indexOf('second')).toBeGreaterThan(html.indexOf('first'))
  })

  test('from the third on, have no picture that is fetched before it comes near', async () => {
    const walls = heroExamples.filter(({ _key }) => _key === 'wall')
    const sections = ['first', 'second', 'third', 'fourth'].flatMap((_key) =>
      walls.map((wall) => ({ ...wall, _key, actions: null })),
    )
    const { html } = await render(<Sections sections={sections} />)
    const pictures = html.match(/<img [^>]*>/g) ?? []
    expect(pictures.map((picture) => picture.includes('fetchPriority="high"'))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(pictures.map((picture) => picture.includes('loading="lazy"'))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('are shown if one of them fails, and the failure is reported', async () => {
    const { html, failures } = await render(<Sections sections={[broken, ...countUpExamples]} />)
    expect(html).toContain('Clients Worldwide')
    expect(failures).toEqual([expect.any(TypeError)])
  })

  test('are shown without one of an unknown type', async () => {
    const { html, failures } = await render(<Sections sections={[mystery, ...countUpExamples]} />)
    expect(html).toContain('Clients Worldwide')
    expect(failures).toEqual([])
    expect(knownSections([mystery, ...countUpExamples])).toEqual({
      known: countUpExamples,
      unknownTypes: ['mystery'],
    })
  })
})
