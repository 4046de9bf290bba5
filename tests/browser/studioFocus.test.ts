import { describe, expect, test } from 'vitest'
import { SLOW_STEP } from './harness.ts'
import { openStudio, withStudio } from './studioEditor.ts'

/** Where the keyboard works in the Studio after a part of it was locked or removed. */
describe('the focus in the Studio', () => {
  const studio = withStudio()

  test('an editor types on in an answer that a colleague has published', async () => {
    const { site, editor: ama } = studio
    const children = [{ _type: 'span', _key: 's', text: 'Both', marks: [] }]
    const block = { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children }
    const fields = { question: 'Who pays?', answer: 'Both', answerText: [block] }
    await site.client.create({ _id: 'drafts.payer', _type: 'faqItem', ...fields })
    const answer = (id: string) => site.client.getDocument(id).then((document) => document?.answer)
    await ama.show('faqItem', 'payer')
    const kofi = await openStudio(studio.open, site, {
      name: 'Kofi Boateng',
      path: '/studio/structure/faqItem;payer',
    })
    await kofi.page.waitForLoadState('networkidle')
    const text = await kofi.textOf('answerText')
    await text.press('Control+End')
    await text.pressSequentially(' of them')
    await expect.poll(() => answer('drafts.payer'), SLOW_STEP).toBe('Both of them')
    const isEditable = await text.evaluateHandle((area) => {
      const states: boolean[] = []
      const observer = new MutationObserver(() => {
        states.push(area instanceof HTMLElement && area.isContentEditable)
      })
      observer.observe(area, { attributeFilter: ['contenteditable'] })
      return states
    })
    await ama.publish()
    await expect
      .poll(() => isEditable.evaluate((states) => states.join()), SLOW_STEP)
      .toBe('false,true')
    await kofi.page.keyboard.type(', always')
    await expect.poll(() => answer('drafts.payer')).toBe('Both of them, always')
    await kofi.close()
  })
})
