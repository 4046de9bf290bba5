import { Container } from '../../../design/layout/layout.ts'
import { Text } from '../../../design/text/text.ts'
import { SectionFrame } from '../../SectionFrame.tsx'
import { SectionHead } from '../../SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { Ending, Hanging } from './unevenStripsStyles.ts'

/**
 * Possible results of an order: the successful one wide and green, the others cut to uneven
 * lengths.
 */
export function UnevenStrips({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data} ground="ink">
      <Container>
        <SectionHead heading={data.heading} lead={data.lead} muted />
        <Hanging>
          {data.items?.map(({ _key, title, text }) => (
            <Ending key={_key}>
              <code>{title}</code>
              <Text>{text}</Text>
            </Ending>
          ))}
        </Hanging>
      </Container>
    </SectionFrame>
  )
}
