import type { WithoutProtocolFields } from './protocolFields.ts'

/**
 * The shape of a form's definition. A definition is the one place where a form's fields are
 * listed: the browser's and the server's validation, the stored shape, the payloads and the
 * columns of the inbox are derived from it.
 */
export interface FieldDefinition {
  /**
   * - `line`: one line, without line breaks or control characters
   * - `text`: several lines, stored as they were typed
   * - `email`: a line with one address
   * - `consent`: a checkbox; it is required to send the form and is not stored
   */
  type: 'line' | 'text' | 'email' | 'consent'
  label: string
  /** Limit in Unicode code points; not applied to a consent. */
  charactersMax: number
  /** Shown when it is empty; without it the field is optional. */
  required?: string
  /** Shown when it is not an address. */
  invalid?: string
}

/**
 * Texts that do not depend on what a form is for. In them `{label}` is a field's label, `{max}` its
 * limit and `{time}` how long to wait.
 */
const FORM_TEXTS = {
  optional: 'optional',
  sending: 'Sending',
  tooLong: '{label} can have at most {max} characters',
  limited:
    'Too many messages were sent from your network. Please try again in {time}; your text is still here',
  unavailable: 'We could not save your message. Your text is still here; please try again',
  unreachable:
    'We could not be reached. Nothing you wrote is lost; check your connection and try again',
  refused:
    'This form was sent from another website and was not accepted. Please use the form on this page',
  tooLarge: 'Your message is too long. Go back, shorten it and send it again',
}

/** What a form says: the notices after it was sent, and the text around its fields. */
export type FormTexts = { invalid: string; accepted: string } & typeof FORM_TEXTS

export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>

/** The fields that are stored: all but consents. */
export type StoredFields<Fields extends FieldDefinitions> = {
  [Name in keyof Fields as Fields[Name]['type'] extends 'consent' ? never : Name]: string
}

export interface FormDefinition<
  Kind extends string = string,
  Fields extends FieldDefinitions = FieldDefinitions,
> {
  /** Decides which backend takes the form's submissions. */
  kind: Kind
  /** What the inbox calls one of them. */
  title: string
  /** In the order of the form; the first invalid one gets the focus. */
  fields: Fields
  texts: FormTexts
  /**
   * Builds a submission's content from validated or stored values. Missing fields are empty
   * because the form did not have them when the row was written.
   */
  contentOf(values: Readonly<Record<string, unknown>>): {
    kind: Kind
    fields: StoredFields<Fields>
  }
}

type FormSource<Kind extends string, Fields extends FieldDefinitions> = Omit<
  FormDefinition<Kind, Fields>,
  'contentOf' | 'texts'
> & {
  /** A form may override any of `FORM_TEXTS`. */
  texts: Pick<FormTexts, 'invalid' | 'accepted'> & Partial<FormTexts>
}

export function defineForm<const Kind extends string, const Fields extends FieldDefinitions>(
  form: FormSource<Kind, Fields> & { fields: WithoutProtocolFields },
): FormDefinition<Kind, Fields> {
  const names = storedNames(form.fields)
  const isComplete = (fields: Record<string, string>): fields is StoredFields<Fields> =>
    names.every((name) => name in fields)
  return {
    ...form,
    texts: { ...FORM_TEXTS, ...form.texts },
    contentOf(values) {
      const fields: Record<string, string> = {}
      for (const name of names) {
        const value = values[name] ?? ''
        if (typeof value !== 'string') throw new TypeError(`The field "${name}" is not a text`)
        fields[name] = value
      }
      if (!isComplete(fields)) throw new TypeError('A field is missing')
      return { kind: form.kind, fields }
    },
  }
}

/** @returns the names of the fields that are stored, in the order of the form */
export function storedNames(fields: FieldDefinitions): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.type !== 'consent')
}
