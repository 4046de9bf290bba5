import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineType, type ValidationContext } from 'sanity'
import { plainText } from '../../app/content/plainText.ts'
import { runningText } from './richText.ts'

/** Paragraphs and lists with emphasis and links, without headings. */
export const formattedText = defineType({
  name: 'formattedText',
  title: 'Text',
  type: 'array',
  icon: BlockContentIcon,
  of: [runningText([{ title: 'Paragraph', value: 'normal' }])],
})

/** A document may also have the plain text alone, if another program wrote it. */
export const requiredText =
  (plainField: string, charactersMax: number) =>
  (blocks: unknown, { document }: ValidationContext): true | string => {
    const text = blocks ? plainText(blocks) : document?.[plainField]
    if (typeof text !== 'string' || text.trim() === '') return 'Required: fill this in'
    return text.length <= charactersMax || `Must be at most ${charactersMax} characters long`
  }

/** The website shows the plain text when another program has changed only that. */
export const matchesPlainText =
  (plainField: string) =>
  (blocks: unknown, { document }: ValidationContext): true | string => {
    const plain = document?.[plainField]
    if (!blocks || typeof plain !== 'string' || plainText(blocks) === plain) return true
    return `The website shows text written by another program: “${plain.slice(0, 120)}”. Change this field to replace it.`
  }
