/** The kinds of field that forms are made of, as schemas that browser and server share. */
import * as v from 'valibot'
import { characterCount, runningText, singleLine } from './typedText.ts'

interface Wording {
  /** As the label reads, for messages. */
  label: string
  charactersMax: number
  /** Shown when it is empty; without it the field is optional. */
  required?: string
}

/** One line: line breaks and control characters cannot get through. */
export function lineField(wording: Wording) {
  return v.pipe(v.string(), v.transform(singleLine), ...rules(wording))
}

/** Several lines, kept as they were typed. */
export function textField(wording: Wording) {
  return v.pipe(v.string(), v.transform(runningText), ...rules(wording))
}

/** Something, an at sign, and a name with a dot in it; no blanks, so no header can be smuggled in. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export const emailField = v.pipe(
  lineField({ label: 'Email', charactersMax: 254, required: 'Email is required' }),
  v.regex(EMAIL, 'Email is invalid'),
)

export const phoneCharactersMax = 40

/** A box to tick: absent from the post when it is not. */
export function tickedField(message: string) {
  return v.pipe(
    v.string(),
    v.transform((posted) => posted !== '' && posted !== 'false'),
    v.literal(true, message),
  )
}

function rules({ label, charactersMax, required }: Wording) {
  return [
    v.check<string, string>(
      (text) => required === undefined || text.trim() !== '',
      required ?? `${label} is required`,
    ),
    v.check<string, string>(
      (text) => characterCount(text) <= charactersMax,
      `${label} can have at most ${charactersMax.toLocaleString('en')} characters`,
    ),
  ] as const
}
