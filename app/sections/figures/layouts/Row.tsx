import { Container } from '../../../design/layout/layout.ts'
import { HiddenHead } from '../../../sectionParts/HiddenHead.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionData, SectionProps } from '../../types.ts'
import { numberText } from '../numberText.ts'
import { Highlights } from './rowStyles.ts'

/** Of a word in the narrow columns, three tenths of the width. */
const CHARACTERS_MAX = 6

type Item = NonNullable<SectionData<'figures'>['items']>[number]

const textOf = (item: Item) => item.figure ?? numberText(item)

/** Figures in a row, each with the rest of its sentence. */
export function Row({ data }: SectionProps<'figures'>) {
  const items = data.items ?? []
  const words = items.flatMap((item) => textOf(item).split(' '))
  return (
    <SectionFrame data={data} ground="white" flush>
      <Container>
        <Highlights $hasLongFigure={words.some(({ length }) => length > CHARACTERS_MAX)}>
          <HiddenHead data={data} />
          <ul>
            {items.map((item) => (
              <li key={item._key}>
                <b>{textOf(item)}</b> {item.label}
              </li>
            ))}
          </ul>
        </Highlights>
      </Container>
    </SectionFrame>
  )
}
