import { expect, test } from 'vitest'
import { ownText, STARTER_DESCRIPTION } from './starterTexts.ts'

test.each(['New service', `${STARTER_DESCRIPTION} what the service includes.`])(
  "ownText marks a starter's text: %s",
  (text) => expect(ownText(text)).toContain('Write your own'),
)

test.each([undefined, 'New service desk in Kumasi', 'One sentence for everyone.'])(
  "ownText accepts an editor's text: %s",
  (text) => expect(ownText(text)).toBe(true),
)
