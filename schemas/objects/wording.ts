import { defineField } from 'sanity'
import type {
  FieldDefinition,
  FormDefinition,
  FormTexts,
} from '../../submissions/definitions/defineForm.ts'

const LABEL_MAX = 60
const TEXT_MAX = 200

/** The title of each text of a form, in the order of the Studio, and what its placeholders mean. */
const TEXT_NAMES: readonly (readonly [
  name: keyof FormTexts,
  title: string,
  description?: string,
])[] = [
  ['accepted', 'Notice after sending'],
  ['invalid', 'Notice if a field is missing or wrong'],
  ['unavailable', 'Notice if the message could not be saved'],
  ['unreachable', 'Notice if the website could not be reached'],
  ['limited', 'Notice after too many messages', 'Visitors see how long to wait instead of {time}.'],
  ['refused', 'Notice if the form was sent from another website'],
  ['tooLarge', 'Notice if the whole message is too long'],
  [
    'tooLong',
    'Message under a field with too much text',
    'Visitors see the name of the field instead of {label}, and the most characters it takes instead of {max}.',
  ],
  ['optional', 'Text next to optional fields'],
  ['sending', 'Button label while sending'],
]

interface FormText {
  name: string
  title: string
  description?: string | undefined
  text: string
  initial?: boolean
  max: number
}

/** An object of a form's texts: a field for each, which shows the form's own text. */
const textsOf = (name: string, title: string, fields: readonly FormText[]) =>
  defineField({
    name,
    title,
    type: 'object',
    options: { collapsible: true, collapsed: true },
    fields: fields.map(({ name, title, description, text, initial = true, max }) =>
      defineField({
        name,
        title,
        type: 'string',
        ...(description && { description }),
        placeholder: text,
        ...(initial && { initialValue: text }),
        validation: (rule) => rule.max(max),
      }),
    ),
  })

/**
 * Labels and messages of a form that the section may override. The fields are those of the form's
 * definition, whose texts are the initial values; where one is empty, the definition's is shown.
 * @param varying texts that depend on the section's other fields, and so begin empty
 */
export function wordingField(
  { fields, texts }: Pick<FormDefinition, 'fields' | 'texts'>,
  varying: readonly (keyof FormTexts)[] = [],
) {
  return defineField({
    name: 'wording',
    title: 'Wording',
    type: 'object',
    description:
      'The labels, messages and notices of this form. An empty field uses the text shown in grey.',
    options: { collapsible: true, collapsed: true },
    fields: [
      defineField({
        name: 'fields',
        title: 'Fields',
        type: 'object',
        fields: Object.entries(fields).map(([name, field]) =>
          textsOf(name, field.label, textsOfField(field)),
        ),
      }),
      textsOf(
        'texts',
        'Notices and other texts',
        TEXT_NAMES.map(([name, title, description]) => ({
          name,
          title,
          description,
          text: texts[name],
          initial: !varying.includes(name),
          max: TEXT_MAX,
        })),
      ),
    ],
  })
}

/** A consent's text is written in the section, with the link to what is agreed to. */
function textsOfField({ type, label, required, invalid }: FieldDefinition) {
  const named = [
    { name: 'label', title: 'Label', text: type === 'consent' ? undefined : label, max: LABEL_MAX },
    { name: 'required', title: 'Message if the field is empty', text: required, max: TEXT_MAX },
    { name: 'invalid', title: 'Message if the text is not valid', text: invalid, max: TEXT_MAX },
  ]
  return named.flatMap(({ text, ...each }) => (text === undefined ? [] : [{ ...each, text }]))
}
