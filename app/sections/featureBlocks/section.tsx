import { ContentImage } from '../../content/image.tsx'
import { PictureView } from '../../content/pictureView.tsx'
import { Container, Grid, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Features, Sampler, Side } from './styles.ts'

/** The sampler is sticky at the left while its blocks scroll, one to a feature. */
export function FeatureBlocks({ data }: SectionProps<'featureBlocks'>) {
  const { heading, blocks, items } = data
  return (
    <Section>
      <Grid as={Container}>
        <Side>
          <Heading $size="d2">{heading}</Heading>
          {blocks && (
            <Sampler>
              <ContentImage value={{ ...blocks, alt: '' }} width={200} />
            </Sampler>
          )}
        </Side>
        <Features>
          {items?.map(({ _key, number, text, detail }) => (
            <li key={_key}>
              <PictureView value={blocks} view={`f${number}`} width={72} height={72} />
              <div>
                <Heading as="h3" $size="d4">
                  {text}
                </Heading>
                <p>{detail}</p>
              </div>
            </li>
          ))}
        </Features>
      </Grid>
    </Section>
  )
}
