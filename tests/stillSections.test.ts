import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isStill } from '../app/sections/still.ts'

const SECTIONS = 'app/sections'

/**
 * What makes a section do something in the browser: a hook of React's or Remix's that holds state
 * or reaches the document, an event handler, or a part of the site that has one.
 */
const BEHAVIOUR =
  /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Hydrated|Navigate|Fetcher|Slider|CountUp|Form|ActionData|SearchParams)\b|\son[A-Z]\w*=\{|\/forms\/|design\/(?:dialog|combobox|toast|table-of-contents|icon-button)\//

function sourcesOf(type: string): string {
  return readdirSync(join(SECTIONS, type))
    .filter((name) => /\.tsx?$/.test(name) && !/^examples|\.test\./.test(name))
    .map((name) => readFileSync(join(SECTIONS, type, name), 'utf8'))
    .join('\n')
}

const types = readdirSync(SECTIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

describe('what is served and not hydrated', () => {
  test('is looked for among all sections', () => {
    expect(types.length).toBeGreaterThan(40)
  })

  test.each(types)('%s is still exactly when its source has no behaviour', (type) => {
    const found = BEHAVIOUR.exec(sourcesOf(type))?.[0].trim()
    expect(
      isStill(type),
      found ? `it does something in the browser: ${found}` : 'it does nothing in the browser',
    ).toBe(found === undefined)
  })
})
