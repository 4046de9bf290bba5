import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { newerPlainText, plainText } from '../../app/content/plainText.ts'
import { runningText } from './richText.ts'

/** Paragraphs and lists with emphasis and links, without headings. */
export const formattedText = defineType({
  name: 'formattedText',
  title: 'Text',
  type: 'array',
  icon: BlockContentIcon,
  of: [runningText([{ title: 'Paragraph', value: 'normal' }])],
})

/** The plain text as the Studio wrote it last, by which it recognises a change by another program. */
export const derivedText = (name: string) =>
  defineField({ name, title: 'Plain text from the Studio', type: 'text', hidden: true })

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
  (plainField: string, derivedField: string) =>
  (blocks: unknown, { document }: ValidationContext): true | string => {
    const other = newerPlainText(
      plainText(blocks),
      document?.[plainField],
      document?.[derivedField],
    )
    if (!blocks || other === undefined) return true
    return `The website shows a different text: “${other.slice(0, 120)}”. Change this field to replace it.`
  }
