import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fastestMs } from '../../../../tests/fastestMs.ts'
import { cardsExamples } from '../examples.ts'
import { Services } from './Services.tsx'

const [example] = cardsExamples.filter(({ cards }) => (cards?.length ?? 0) > 0)
const [card] = example?.cards ?? []
if (!example || !card) throw new Error('No example of a section of cards has services')

const titleOf = (title: string) => {
  const html = renderToStaticMarkup(
    <Services data={{ ...example, cards: [{ ...card, title, route: null }] }} />,
  )
  return /<h3[^>]*>(.*?)<\/h3>/s.exec(html)?.[1]
}

test('a title of a service breaks between words, but not at a hyphen', () => {
  expect(titleOf('Pay-ins and e-commerce')).toMatch(
    /^<span[^>]*>Pay-ins<\/span> and <span[^>]*>e-commerce<\/span>$/,
  )
  expect(titleOf('Payment services')).toBe('Payment services')
})

test('the link of a service without a label has its title', () => {
  const cards = [
    { ...card, title: 'Careers', route: 'https://nsaa.example/careers', linkLabel: null },
  ]
  const html = renderToStaticMarkup(<Services data={{ ...example, cards }} />)
  expect(/<a [^>]*href="https:\/\/nsaa.example\/careers"[^>]*>Careers</.exec(html)).not.toBeNull()
})

test('a title of a service without blanks is rendered in linear time', async () => {
  const long = 'a'.repeat(8_000)
  expect(titleOf(`${long} e-money`)).toContain(long)
  const ordinaryMs = await fastestMs(() => titleOf(`${long.replaceAll('aa', 'a ')} e-money`))
  expect(await fastestMs(() => titleOf(`${long} e-money`))).toBeLessThan(20 * ordinaryMs)
})
