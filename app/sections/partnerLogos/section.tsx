import { ContentImage } from '../../content/ContentImage.tsx'
import { ContentLink } from '../../content/ContentLink.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Text } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Copy, Frame, Row } from './styles.ts'

const LOGO_HEIGHT_PX = 44

/** Partners by their own marks, in one ruled row under a short label. */
export function PartnerLogos({ data }: SectionProps<'partnerLogos'>) {
  return (
    <Frame data={data} flush>
      <Container>
        <Row>
          {data.lead ? (
            <Copy>
              <h2>{data.heading}</h2>
              <Text $small>{data.lead}</Text>
            </Copy>
          ) : (
            <h2>{data.heading}</h2>
          )}
          <ul>
            {data.partners?.map(({ _id, name, url, logo }) => (
              <li key={_id}>
                <ContentLink link={{ href: url }}>
                  {logo?.asset ? (
                    <ContentImage value={{ ...logo, alt: name }} height={LOGO_HEIGHT_PX} />
                  ) : (
                    name
                  )}
                </ContentLink>
              </li>
            ))}
          </ul>
        </Row>
      </Container>
    </Frame>
  )
}
