import { expect, test } from 'vitest'
import { plainText } from '../../app/content/plainText.ts'
import { SLOW_STEP } from './harness.ts'
import { type Editor, openStudio, withStudio } from './studioEditor.ts'

const studio = withStudio()

const ID = 'edited-by-two'
const FIRST = 'Fees are one percent of the amount.'
const LAST = 'Refunds arrive within a week.'
const paragraph = (key: string, text: string) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'span', marks: [], text }],
})
/** As stored before the Studio kept the plain text that it has derived. */
const FAQ = {
  _type: 'faqItem',
  question: 'Who edits this?',
  order: -1,
  answerText: [paragraph('first', FIRST), paragraph('last', LAST)],
  answer: `${FIRST}\n\n${LAST}`,
}

test('two editors who type into one answer at the same time publish what both see', async () => {
  await studio.site.client.createOrReplace({ ...FAQ, _id: ID })
  const ama = studio.editor
  const path = `/studio/structure/faqItem;${ID}`
  const kofi = await openStudio(studio.open, studio.site, { name: 'Kofi Boateng', path })
  await ama.show('faqItem', ID)
  const [start, end] = [await ama.textOf('answerText'), await kofi.textOf('answerText')]
  await Promise.all([start.press('ControlOrMeta+Home'), end.press('ControlOrMeta+End')])
  const [before, after] = ['Ama begins it with words. ', ' Kofi ends it with other words.']
  await Promise.all([
    start.pressSequentially(before, { delay: 120 }),
    end.pressSequentially(after, { delay: 120 }),
  ])
  const text = `${before}${FIRST}\n\n${LAST}${after}`
  const stored = async (id: string) => {
    const found = await studio.site.client.getDocument(id)
    return { formatted: plainText(found?.answerText), plain: found?.answer }
  }
  await expect
    .poll(() => stored(`drafts.${ID}`), SLOW_STEP)
    .toEqual({ formatted: text, plain: text })
  const notice = ({ page }: Editor) => page.getByText('The website shows').count()
  expect(await Promise.all([ama, kofi].map(notice))).toEqual([0, 0])
  await ama.publish()
  await expect.poll(() => stored(ID), SLOW_STEP).toEqual({ formatted: text, plain: text })
  const shown = () => fetch(`${studio.site.origin}/help-center`).then((response) => response.text())
  await expect.poll(shown).toContain(`<p>${before}${FIRST}</p><p>${LAST}${after}</p>`)
  await kofi.close()
})
