import { Button, Card, Stack, Text } from '@sanity/ui'
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type ArrayOfObjectsInputProps,
  type FormPatch,
  isPublishedId,
  type ObjectInputProps,
  PatchEvent,
  type PortableTextInputProps,
  set,
  unset,
  useFormValue,
} from 'sanity'
import { paragraphsOf } from '../../app/content/paragraphsOf.ts'
import {
  newerPlainText,
  PLAIN_COPIES,
  type PlainCopy,
  plainText,
} from '../../app/content/plainText.ts'

const DocumentChange = createContext<ObjectInputProps['onChange'] | undefined>(undefined)

/** Around the form of a document, so that a field can change another one. */
export const DocumentChangeProvider = DocumentChange.Provider

/** Another editor's Studio writes the plain text shortly after the formatted text. */
const SETTLE_MS = 1_000

type Props = ArrayOfObjectsInputProps & Pick<PortableTextInputProps, 'onPaste'>

/**
 * The input of a formatted text whose plain text is stored in another field. If another program has
 * changed only the plain text, the editor chooses between the two.
 */
export function FormattedTextInput(props: Props) {
  const { value, readOnly, onChange } = props
  const text = plainText(value)
  const { otherText, storeAsOwn } = usePlainCopy(text, props)
  return (
    <Stack gap={3}>
      {otherText !== undefined && (
        <OtherText
          text={otherText}
          readOnly={readOnly === true}
          onEdit={() => {
            storeAsOwn(otherText)
            onChange(PatchEvent.from(set(blocksFrom(otherText))))
          }}
          onReplace={text === '' ? undefined : () => storeAsOwn(text)}
        />
      )}
      {props.renderDefault({
        ...props,
        onChange: (patch) => {
          storeAsOwn(text)
          onChange(patch)
        },
      })}
    </Stack>
  )
}

/**
 * Stores the plain text of a formatted text in its other fields: when this editor has changed it,
 * and shortly after another editor or a command such as “Paste field” has.
 */
function usePlainCopy(text: string, props: Props) {
  const changeDocument = useContext(DocumentChange)
  const copy = useCopyOf(props)
  const plain = useFormValue(copy ? [copy.plain] : [])
  const derived = useFormValue(copy ? [copy.derived] : [])
  const id = useFormValue(['_id'])
  const [lastEqual, setLastEqual] = useState<unknown>()
  if (plain === text && lastEqual !== plain) setLastEqual(plain)
  const hasEdited = useRef(false)
  // A document that the Studio has not changed since this field was added has no derived text.
  const otherText = copy && newerPlainText(text, plain, derived ?? lastEqual)
  const isOwn = copy !== undefined && otherText === undefined
  const outdated = isOwn && text !== (plain ?? '') ? (plain ?? '') : undefined
  // A published text is not changed because a form shows it.
  const isChangeable = !props.readOnly && typeof id === 'string' && !isPublishedId(id)

  const store = (stored: string) => {
    if (copy) changeDocument?.(PatchEvent.from(patchesOf(stored, copy)))
  }
  const follow = useEffectEvent((newest: string) => store(newest))

  useEffect(() => {
    if (outdated === undefined || !isChangeable) return
    // What this editor publishes has the plain text of what this editor sees.
    if (hasEdited.current) return follow(text)
    const timer = setTimeout(() => follow(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [outdated, isChangeable, text])

  return {
    otherText,
    /**
     * Stores a plain text as the Studio's, so that the website shows the formatted text; before a
     * change of that, so that no version of the document shows an older text.
     */
    storeAsOwn(stored: string) {
      hasEdited.current = true
      if (stored !== (plain ?? '') || plain !== derived) store(stored)
    },
  }
}

/**
 * Sanity sends a changed text as a difference, and merges the differences of two editors letter by
 * letter. A text that is removed first is sent whole.
 */
function patchesOf(text: string, { plain, derived }: PlainCopy): FormPatch[] {
  const fields = [plain, derived]
  const removed = fields.map((field) => unset([field]))
  return text === '' ? removed : [...removed, ...fields.map((field) => set(text, [field]))]
}

interface OtherTextProps {
  text: string
  readOnly: boolean
  onEdit: () => void
  /** Undefined if there is no text to show instead. */
  onReplace: (() => void) | undefined
}

function OtherText({ text, readOnly, onEdit, onReplace }: OtherTextProps) {
  return (
    <Card tone="caution" border padding={3} radius={2}>
      <Stack gap={3}>
        <Text size={1}>Another program has changed this text. The website shows: “{text}”</Text>
        <Choice text="Edit the text on the website" disabled={readOnly} onClick={onEdit} />
        {onReplace && (
          <Choice text="Replace it with the text below" disabled={readOnly} onClick={onReplace} />
        )}
      </Stack>
    </Card>
  )
}

interface ChoiceProps {
  text: string
  disabled: boolean
  onClick: () => void
}

function Choice(props: ChoiceProps) {
  return <Button mode="ghost" fontSize={1} padding={3} {...props} />
}

/** @returns the fields with the plain text; undefined if the document's type has none */
function useCopyOf({ path }: Props): PlainCopy | undefined {
  const type = useFormValue(['_type'])
  const copy = typeof type === 'string' ? PLAIN_COPIES[type] : undefined
  return copy?.formatted === path[0] ? copy : undefined
}

function blocksFrom(text: string) {
  return paragraphsOf(text).map((paragraph) => ({
    _type: 'block',
    _key: crypto.randomUUID(),
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: crypto.randomUUID(), marks: [], text: paragraph }],
  }))
}
