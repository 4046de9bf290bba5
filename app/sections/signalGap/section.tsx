import { Container, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import { token } from '../../design/tokens.ts'
import type { SectionProps } from '../types.ts'
import { signalPaths } from './signal.ts'
import { Moments, Signal } from './styles.ts'

const { width, height, received, lost } = signalPaths()

/** A drawing of the signal over a journey, and under each stretch what the app does there. */
export function SignalGap({ data }: SectionProps<'signalGap'>) {
  return (
    <Section $ground="ink">
      <Container>
        <Heading $size="d2">{data.heading}</Heading>
        <Signal>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
            <path d={received} fill={token('indigo-2')} />
            <path d={lost} fill={token('signal')} />
          </svg>
        </Signal>
        <Moments>
          {data.moments?.map(({ _key, title, text }) => (
            <li key={_key}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Moments>
      </Container>
    </Section>
  )
}
