import { Heading } from '../design/text/text.ts'
import { hasLongWord } from './hasLongWord.ts'
import { usePage } from './pageContext.ts'

/** Letters of a word that a window of 320 pixels has room for. */
const CHARACTERS_MAX = { hero: 10, d1: 13, d2: 16 } as const

const SMALLER = { hero: 'd2', d1: 'd2', d2: 'd3' } as const

interface PageTitleProps {
  heading: string | null
  size: keyof typeof CHARACTERS_MAX
  /** For a column that has room for shorter words only. */
  charactersMax?: number
  id?: string | undefined
  /** A heading with styles of its section. */
  component?: typeof Heading
}

/**
 * The heading of a section that can open a page: the title of the page, or of a part of it below an
 * earlier one. With a long word it is set smaller, and marked with `data-long` for sections with
 * sizes of their own.
 */
export function PageTitle({
  heading,
  size,
  charactersMax = CHARACTERS_MAX[size],
  id,
  component: Title = Heading,
}: PageTitleProps) {
  const { titleLevel } = usePage()
  if (typeof heading !== 'string' || heading.trim() === '') return null
  const isLong = hasLongWord([{ title: heading }], charactersMax)
  const fittingSize = isLong ? SMALLER[size] : size
  return (
    <Title as={titleLevel} id={id} $size={fittingSize} data-long={isLong || undefined}>
      {heading}
    </Title>
  )
}
