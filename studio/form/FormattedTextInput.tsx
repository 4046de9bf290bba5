import { Button, Card, Stack, Text } from '@sanity/ui'
import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react'
import {
  type ArrayOfObjectsInputProps,
  type ObjectInputProps,
  PatchEvent,
  type PortableTextInputProps,
  set,
  unset,
  useFormValue,
} from 'sanity'
import { PLAIN_COPIES, plainText } from '../../app/content/plainText.ts'

const DocumentChange = createContext<ObjectInputProps['onChange'] | undefined>(undefined)

/** Around the form of a document, so that a field can change another one. */
export const DocumentChangeProvider = DocumentChange.Provider

/** Another editor's Studio changes both fields, one shortly after the other. */
const SETTLE_MS = 1_000

type Props = ArrayOfObjectsInputProps & Pick<PortableTextInputProps, 'onPaste'>

/**
 * The input of a formatted text whose plain text is stored in another field. If another program has
 * changed only the plain text, the editor can take it over as the formatted text.
 */
export function FormattedTextInput(props: Props) {
  const { value, readOnly, onChange } = props
  const text = plainText(value)
  const { otherText, expectChange } = usePlainCopy(text, props)
  return (
    <Stack gap={3}>
      {otherText !== undefined && (
        <OtherText
          text={otherText}
          readOnly={readOnly === true}
          onEdit={() => {
            expectChange(null)
            onChange(PatchEvent.from(set(paragraphsOf(otherText))))
          }}
        />
      )}
      {props.renderDefault({
        ...props,
        onChange: (patch) => {
          expectChange(text)
          onChange(patch)
        },
      })}
    </Stack>
  )
}

/**
 * Stores the plain text of a formatted text in its other field: while the editor types, and shortly
 * after commands that change the formatted text without this input, such as “Paste field”.
 */
function usePlainCopy(text: string, props: Props) {
  const changeDocument = useContext(DocumentChange)
  const field = usePlainField(props)
  const plain = useFormValue(field === undefined ? [] : [field])
  // The text before the editor's last change here, until the plain text has followed it.
  const changedFrom = useRef<string | null>(undefined)
  const differs = field !== undefined && text !== (plain ?? '')
  const isOwnChange = changedFrom.current !== undefined && changedFrom.current !== text

  const updatePlain = useEffectEvent(() => {
    if (!differs || field === undefined || props.readOnly) return
    changeDocument?.(PatchEvent.from(text === '' ? unset([field]) : set(text, [field])))
  })

  useEffect(() => {
    const from = changedFrom.current
    if (from === undefined || from === text) return
    if (differs) updatePlain()
    else changedFrom.current = undefined
  }, [differs, text])

  const before = useRef({ text, plain })
  useEffect(() => {
    const isTextAlone = before.current.text !== text && before.current.plain === plain
    before.current = { text, plain }
    if (!isTextAlone) return
    const timer = setTimeout(updatePlain, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text, plain])

  return {
    /** The plain text if another program has changed it alone. */
    otherText: differs && !isOwnChange && typeof plain === 'string' ? plain : undefined,
    /** To be called before a change here, with the text it changes; `null` if that may be equal. */
    expectChange(from: string | null) {
      changedFrom.current = from
    },
  }
}

function OtherText(props: { text: string; readOnly: boolean; onEdit: () => void }) {
  const { text, readOnly, onEdit } = props
  return (
    <Card tone="caution" border padding={3} radius={2}>
      <Stack gap={3}>
        <Text size={1}>The website shows text written by another program: “{text}”</Text>
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Edit that text"
          disabled={readOnly}
          onClick={onEdit}
        />
      </Stack>
    </Card>
  )
}

/** @returns the field with the plain text; undefined if the document's type has none */
function usePlainField({ path }: Props): string | undefined {
  const type = useFormValue(['_type'])
  const copy = typeof type === 'string' ? PLAIN_COPIES[type] : undefined
  return copy?.formatted === path[0] ? copy?.plain : undefined
}

function paragraphsOf(text: string) {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  return lines.map((line) => ({
    _type: 'block',
    _key: crypto.randomUUID(),
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: crypto.randomUUID(), marks: [], text: line }],
  }))
}
