import { describe, expect, test } from 'vitest'
import { editableDocument } from './editable.ts'

const asset = { _type: 'reference', _ref: `image-${'a'.repeat(40)}-640x480-png` }

describe('the editable parts of a document', () => {
  test('are texts, numbers, blocks and pictures, each with its path in the Studio’s notation', () => {
    const document = {
      _id: 'home',
      _type: 'page',
      _rev: 'r',
      title: 'Home ',
      sections: [
        {
          _key: 'a',
          _type: 'hero',
          headline: 'Money\n\nthat  moves',
          figures: [40, 'two'],
          cloth: { _type: 'picture', asset, alt: 'A cloth' },
          body: [
            {
              _type: 'block',
              _key: 'b',
              markDefs: [],
              children: [
                { _type: 'span', _key: 's', text: 'One ' },
                { _type: 'span', _key: 't', text: 'line' },
              ],
            },
          ],
        },
      ],
    }
    expect(editableDocument(document)).toEqual({
      id: 'home',
      type: 'page',
      leaves: [
        { path: 'title', value: 'Home' },
        { path: 'sections[_key=="a"].headline', value: 'Money that moves' },
        { path: 'sections[_key=="a"].headline', value: 'Money' },
        { path: 'sections[_key=="a"].headline', value: 'that moves' },
        { path: 'sections[_key=="a"].figures[0]', value: '40' },
        { path: 'sections[_key=="a"].figures[1]', value: 'two' },
        { path: 'sections[_key=="a"].cloth', value: 'a'.repeat(40) },
        { path: 'sections[_key=="a"].cloth.alt', value: 'A cloth' },
        { path: 'sections[_key=="a"].body[_key=="b"]', value: 'One line' },
      ],
    })
  })

  test('open the field with formatting for plain text, which has no field in the Studio', () => {
    const children = [{ _type: 'span', _key: 's', text: 'Yes.' }]
    const answerText = [{ _type: 'block', _key: 'b', children }]
    const faq = { _id: 'faq', _type: 'faqItem', answer: 'Yes.', answerText }
    const leavesOf = (document: unknown) => editableDocument(document)?.leaves
    expect(leavesOf(faq)).toEqual([{ path: 'answerText[_key=="b"]', value: 'Yes.' }])
    expect(leavesOf({ ...faq, answer: 'No.' })).toContainEqual({ path: 'answerText', value: 'No.' })
    expect(leavesOf({ ...faq, answer: 'No.', answerDerived: 'No.' })).not.toContainEqual({
      path: 'answerDerived',
      value: 'No.',
    })
    expect(leavesOf({ ...faq, _type: 'other' })).toContainEqual({ path: 'answer', value: 'Yes.' })
  })

  test('are undefined for a value that is no document, and bounded', () => {
    expect(editableDocument(null)).toBeUndefined()
    expect(editableDocument({ _id: 'x' })).toBeUndefined()
    const texts = Array.from({ length: 5_000 }, (_, index) => `text ${index}`)
    expect(editableDocument({ _id: 'x', _type: 'y', texts })?.leaves).toHaveLength(3_000)
  })
})
