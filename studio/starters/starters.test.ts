import { expect, test } from 'vitest'
import { isRecord } from '../../app/content/isRecord.ts'
import { plainText } from '../../app/content/plainText.ts'
import { ownText } from '../../schemas/objects/starterTexts.ts'
import { starters } from './starters.ts'
import type { StartingParts } from './startingParts.ts'

const PARTS: StartingParts = {
  freePath: (path) => path,
  links: () => [],
  cloth: () => undefined,
}

/** Headings that fit any page of their kind. They say nothing about the company. */
const GENERAL_HEADINGS = [
  'Three reasons to choose it',
  'How it works',
  'What you need',
  'Questions we are asked',
  'What we do for you',
  'Step by step',
  'Our promise',
  'What is in it',
  'First',
  'Then',
  'Also',
  'The rules',
  'Where it began',
  'What comes next',
  'Questions about this page?',
  'More answers',
]
/** Not written by the editor of the page: settings of sections, and labels of a form. */
const OTHER_FIELD = /^_|^(layout|ground|agreement)$|Label$/

/** Texts of sections, without those that have a mark. */
function unmarkedTexts(value: unknown): string[] {
  if (typeof value === 'string') return ownText(value) === true ? [value] : []
  if (Array.isArray(value)) return value.flatMap(unmarkedTexts)
  if (!isRecord(value)) return []
  if (value._type === 'block') return unmarkedTexts(plainText([value]))
  return Object.entries(value).flatMap(([name, inner]) =>
    OTHER_FIELD.test(name) ? [] : unmarkedTexts(inner),
  )
}

test.each(starters)('$title: every text but general headings is marked', ({ begin }) => {
  const found = unmarkedTexts(begin(PARTS).sections)
  expect(found.filter((text) => !GENERAL_HEADINGS.includes(text))).toEqual([])
})
