import { paragraphsOf } from './paragraphsOf.ts'
import { RichText, type TextBlock } from './RichText.tsx'

interface FormattedTextProps {
  /** Read with `formattedTextFragment`: null if the plain text is newer. */
  formatted: readonly TextBlock[] | null
  plain: string | null
}

/** Text with its formatting, or its plain text with a paragraph for each line. */
export function FormattedText({ formatted, plain }: FormattedTextProps) {
  if (formatted) return <RichText value={formatted} />
  return paragraphsOf(plain).map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one immutable string
    <p key={index}>{text}</p>
  ))
}
