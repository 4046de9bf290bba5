import { htmlToPortableText } from '@portabletext/html'
import { type RefObject, useMemo } from 'react'
import {
  type ArrayOfObjectsInputProps,
  type InputProps,
  isArrayOfBlocksInputProps,
  isObjectInputProps,
  isStringInputProps,
  type ObjectInputProps,
  type ObjectMember,
  type PortableTextInputProps,
} from 'sanity'
import { hasAltText } from '../../schemas/objects/picture.ts'
import { DateField } from './DateField.tsx'
import { DocumentChangeProvider, FormattedTextInput } from './FormattedTextInput.tsx'
import { HrefInput, mayLeadToDocumentation } from './HrefInput.tsx'
import { PathInput } from './PathInput.tsx'
import { PictureInput } from './PictureInput.tsx'
import { cleanPastedHtml } from './pastedHtml.ts'
import { fitPastedText, isAddress, linkOf, type TextModel } from './pastedText.ts'
import { useFocusAfterLock } from './useFocusAfterLock.ts'
import { useSaveAfterClose } from './useSaveAfterClose.ts'

type OnPaste = NonNullable<PortableTextInputProps['onPaste']>
type TextSchema = Parameters<OnPaste>[0]['schemaTypes']

/** Clipboard type of text copied in the Studio, which is pasted unchanged. */
const OWN_TEXT = 'application/x-portable-text'

/**
 * Wraps every input of every form: rich text has an accessible name and accepts pasted links,
 * headings and lists, a picture takes over the text alternative that is stored with it if a page
 * uses it, and a path is suggested from the title.
 */
export function FormInput(props: InputProps) {
  if (isObjectInputProps(props) && props.path.length === 0) {
    return <DocumentInput {...props} />
  }
  if (isObjectInputProps(props) && props.schemaType.name === 'picture') {
    if (hasAltText(props.schemaType.options)) return <PictureInput {...props} />
    return props.renderDefault({ ...props, members: props.members.filter(isNotAltText) })
  }
  if (isStringInputProps(props) && props.schemaType.name === 'sitePath') {
    return <PathInput {...props} />
  }
  if (isStringInputProps(props) && ['date', 'datetime'].includes(props.schemaType.name)) {
    return <DateField {...props} />
  }
  if (isStringInputProps(props) && mayLeadToDocumentation(props)) return <HrefInput {...props} />
  return isArrayOfBlocksInputProps(props) ? <TextInput {...props} /> : props.renderDefault(props)
}

function isNotAltText(member: ObjectMember): boolean {
  return member.kind !== 'field' || !['alt', 'decorative'].includes(member.name)
}

function DocumentInput(props: ObjectInputProps) {
  useSaveAfterClose(String(props.value?._id ?? ''), props.schemaType.name)
  const form = props.renderDefault(props)
  return <DocumentChangeProvider value={props.onChange}>{form}</DocumentChangeProvider>
}

function TextInput(props: ArrayOfObjectsInputProps) {
  const ref = useNamingRef(props)
  useFocusAfterLock(ref, props.readOnly === true)
  const input = {
    ...props,
    elementProps: { ...props.elementProps, ref },
    onPaste: pasteFormattedText,
  }
  if (props.schemaType.name === 'formattedText') return <FormattedTextInput {...input} />
  return props.renderDefault(input)
}

/**
 * @returns a ref that names the editable area after its field: the Studio renders that area without
 * a name, and passes on only its ref
 */
function useNamingRef({
  elementProps: { ref },
  schemaType: { title = '' },
  focused,
}: ArrayOfObjectsInputProps) {
  return useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        return ref.current
      },
      set current(element) {
        ref.current = element
        element?.setAttribute('aria-label', title)
        // In a window that opens, the Studio moves the focus before the area exists.
        if (focused) element?.focus()
      },
    }),
    [ref, title, focused],
  )
}

const pasteFormattedText: OnPaste = ({ event, schemaTypes }) => {
  const { clipboardData } = event
  const html = clipboardData.getData('text/html')
  if (!html || clipboardData.types.includes(OWN_TEXT)) return undefined
  // Some browsers copy an address with HTML too; over words it makes them a link (`TextPlugins`).
  const isOverWords = getSelection()?.isCollapsed === false
  if (isOverWords && isAddress(clipboardData.getData('text/plain'))) return undefined
  const insert = fitPastedText(
    htmlToPortableText(cleanPastedHtml(html)),
    modelOf(schemaTypes),
    location.origin,
  )
  return insert.length > 0 ? { insert } : undefined
}

function modelOf({ styles, lists, decorators, annotations }: TextSchema): TextModel {
  const names = (types: readonly { value: string }[]) => types.map(({ value }) => value)
  return {
    styles: names(styles),
    lists: names(lists),
    decorators: names(decorators),
    link: linkOf(annotations)?.name,
  }
}
