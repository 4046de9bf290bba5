import { Container } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Features, Figure, Head } from './numberedStyles.ts'

/** Very large numbers: two in the first row, then the third on gold, then three in a row. */
export function Numbered({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <Head>
          <Heading $size="d1">{data.heading}</Heading>
          {data.lead && <Lead $muted>{data.lead}</Lead>}
        </Head>
        <Features>
          {data.items?.map(({ _key, title, text }, index) => (
            <li key={_key}>
              <Figure>{index + 1}</Figure>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </Features>
      </Container>
    </SectionFrame>
  )
}
