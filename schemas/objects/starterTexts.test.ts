import { expect, test } from 'vitest'
import { ownText, PLACEHOLDERS, STARTER_DESCRIPTION } from './starterTexts.ts'

const block = (...texts: string[]) => ({
  _type: 'block',
  children: texts.map((text) => ({ _type: 'span', text })),
})

test.each([
  'New service',
  `${STARTER_DESCRIPTION} what the service includes.`,
  PLACEHOLDERS.campaign.heading,
  PLACEHOLDERS.product.reasons[0]?.text,
  block('The one promise you can keep ', 'on a bad day.'),
])("ownText marks a starter's text: %j", (text) =>
  expect(ownText(text)).toContain('Write your own'),
)

test.each([
  undefined,
  'New service desk in Kumasi',
  'One sentence for everyone.',
  block('The one promise we keep.'),
])("ownText accepts an editor's text: %j", (text) => expect(ownText(text)).toBe(true))
