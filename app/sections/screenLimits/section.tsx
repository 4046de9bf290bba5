import { Container } from '../../design/layout/layout.ts'
import { Heading, Text } from '../../design/text/text.ts'
import { VisuallyHidden } from '../../design/text/visually-hidden.ts'
import type { SectionProps } from '../types.ts'
import { Band, Limit, Limits } from './styles.ts'

/** Numbers in a row between hairlines, each with the rest of its sentence. */
export function ScreenLimits({ data }: SectionProps<'screenLimits'>) {
  return (
    <Band>
      <Container>
        <VisuallyHidden as="h2">{data.heading}</VisuallyHidden>
        <Limits>
          {data.limits?.map(({ _key, number, text }) => (
            <Limit key={_key}>
              <Heading as="b" $size="d1">
                {number}
              </Heading>{' '}
              <Text as="span">{text}</Text>
            </Limit>
          ))}
        </Limits>
      </Container>
    </Band>
  )
}
