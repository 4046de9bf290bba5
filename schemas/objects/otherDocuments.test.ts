import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { OTHER_DOCUMENTS, otherDocuments, publishedId } from './otherDocuments.ts'

const dataset = [
  'home',
  'drafts.home',
  'versions.winter.home',
  'versions.summer.home',
  'about',
  'drafts.about',
  'versions.winter.about',
  'versions.summer.about',
].map((_id) => ({ _id }))

const others = async (id: string): Promise<string[]> => {
  const params = otherDocuments(id)
  const value = await evaluate(parse(`*[${OTHER_DOCUMENTS}]._id`, { params }), { dataset, params })
  return value.get()
}

describe('documents other than the edited one', () => {
  test.each(['home', 'drafts.home'])('of %s are those outside of releases', async (id) => {
    expect(await others(id)).toEqual(['about', 'drafts.about'])
  })

  test('of a version are those outside of releases and those of its own release', async () => {
    expect(await others('versions.winter.home')).toEqual([
      'about',
      'drafts.about',
      'versions.winter.about',
    ])
  })

  test.each(['home', 'drafts.home', 'versions.winter.home'])('%s is published as home', (id) => {
    expect(publishedId(id)).toBe('home')
  })
})
