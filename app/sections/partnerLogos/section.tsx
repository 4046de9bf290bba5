import { ContentImage } from '../../content/image.tsx'
import { Anchor } from '../../design/anchor/anchor.tsx'
import { Container } from '../../design/layout/layout.ts'
import type { SectionProps } from '../types.ts'
import { Frame, Row } from './styles.ts'

const LOGO_HEIGHT_PX = 44

/** Partners by their own marks, in one ruled row under a short label. */
export function PartnerLogos({ data }: SectionProps<'partnerLogos'>) {
  return (
    <Frame>
      <Container>
        <Row>
          <h2>{data.heading}</h2>
          <ul>
            {data.partners?.map(({ _id, name, url, logo }) => {
              const mark = logo ? (
                <ContentImage value={{ ...logo, alt: name }} height={LOGO_HEIGHT_PX} />
              ) : (
                name
              )
              return <li key={_id}>{url ? <Anchor href={url}>{mark}</Anchor> : mark}</li>
            })}
          </ul>
        </Row>
      </Container>
    </Frame>
  )
}
