import { at, defineMigration, set } from '@sanity/migrate'

/** Fields with plain text, and the fields with formatting that editors have instead. */
const FORMATTED: Readonly<Record<string, { plain: string; formatted: string }>> = {
  faqItem: { plain: 'answer', formatted: 'answerText' },
  jobPosition: { plain: 'description', formatted: 'descriptionText' },
}

/**
 * Answers and job descriptions can be formatted. The plain text remains for other readers of the
 * dataset; it is rewritten as GROQ's `pt::text()` returns it, by which the website recognises that
 * both are the same text.
 */
export default defineMigration({
  title: 'Store answers and job descriptions with formatting',
  documentTypes: Object.keys(FORMATTED),
  migrate: {
    document(document) {
      const fields = FORMATTED[document._type]
      if (!fields || document[fields.formatted] !== undefined) return undefined
      const text = document[fields.plain]
      if (typeof text !== 'string') return undefined
      const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
      if (lines.length === 0) return undefined
      const plain = lines.join('\n\n')
      return [
        at(fields.formatted, set(lines.map(paragraph))),
        ...(plain === text ? [] : [at(fields.plain, set(plain))]),
      ]
    },
  },
})

function paragraph(text: string, index: number) {
  return {
    _type: 'block',
    _key: `block${index + 1}`,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'span1', marks: [], text }],
  }
}
