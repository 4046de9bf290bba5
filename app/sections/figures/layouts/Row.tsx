import { Container } from '../../../design/layout/layout.ts'
import { HiddenHead } from '../../../sectionParts/HiddenHead.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { numberText } from '../numberText.ts'
import { Highlights } from './rowStyles.ts'

/** A case study in three figures, each with the rest of its sentence. */
export function Row({ data }: SectionProps<'figures'>) {
  return (
    <SectionFrame data={data} ground="white" flush>
      <Container>
        <Highlights>
          <HiddenHead data={data} />
          <ul>
            {data.items?.map(({ _key, figure, value, unit, suffix, label }) => (
              <li key={_key}>
                <b>{figure ?? numberText({ value, unit, suffix })}</b> {label}
              </li>
            ))}
          </ul>
        </Highlights>
      </Container>
    </SectionFrame>
  )
}
