/** The initial files of a section type: one layout with a heading, a lead and text. */

/** `priceList` in words: `Price list`. */
function titleOf(type: string): string {
  const words = wordsOf(type).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function wordsOf(type: string): string[] {
  return type.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
}

/** @returns the files of a section type by their path in the project */
export function templateFiles(type: string): ReadonlyMap<string, string> {
  return new Map([
    [`schemas/sections/${type}.ts`, schema(type)],
    [`app/sections/${type}/query.ts`, query(type)],
    [`app/sections/${type}/layouts/Column.tsx`, component(type)],
    [`app/sections/${type}/examples.ts`, examples(type)],
  ])
}

const schema = (type: string) => `import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { defineField } from 'sanity'
import { defineSection } from './defineSection.ts'

/** ${titleOf(type)}: heading and text. */
export const ${type} = defineSection({
  name: '${type}',
  title: '${titleOf(type)}',
  icon: BlockElementIcon,
  group: 'text',
  keywords: [${wordsOf(type)
    .map((word) => `'${word}'`)
    .join(', ')}],
  layouts: [{ name: 'column', title: 'One column' }],
  fields: [defineField({ name: 'body', title: 'Text', type: 'richText' })],
})
`

const query = (type: string) => `import { richTextFragment } from '../../content/fragments.ts'

export const ${type}Fragment = /* groq */ \`
  _type == "${type}" => { body\${richTextFragment} }\`
`

const component = (type: string) => `import { styled } from 'styled-components'
import { RichText } from '../../../content/RichText.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { Prose } from '../../../design/prose/prose.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { token } from '../../../design/tokens.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'

const Stack = styled(Container)\`
  display: grid;
  grid-template-columns: minmax(0, 46rem);
  gap: \${token('s5')};
  overflow-wrap: anywhere;
\`

/** Heading, lead and text, one under another. */
export function Column({ data }: SectionProps<'${type}'>) {
  return (
    <SectionFrame data={data}>
      <Stack>
        <Heading $size="d2">{data.heading}</Heading>
        {data.lead && <Lead $muted>{data.lead}</Lead>}
        <Prose>
          <RichText value={data.body} />
        </Prose>
      </Stack>
    </SectionFrame>
  )
}
`

const examples = (
  type: string,
) => `import { bareFrame, exampleText, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

const base = {
  _type: '${type}',
  ...bareFrame,
  layout: 'column',
  body: null,
} satisfies Partial<SectionData<'${type}'>>

/** The first one is photographed for the picker of the Studio. */
export const ${type}Examples: readonly SectionData<'${type}'>[] = [
  {
    ...base,
    _key: 'complete',
    heading: '${titleOf(type)}',
    lead: 'One or two sentences about what follows.',
    body: exampleText('A paragraph of text. **Marked words** are bold.', 'Another paragraph.'),
  },
  { ...base, _key: 'bare', heading: '${titleOf(type)}', ground: 'raffia' },
  {
    ...base,
    _key: 'long',
    heading: LONG_WORD,
    lead: LONG_WORD,
    ground: 'ink',
    body: exampleText(LONG_WORD),
  },
]
`
