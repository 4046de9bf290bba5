import { ContentImage } from '../../../content/ContentImage.tsx'
import { PictureView } from '../../../content/PictureView.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { VisuallyHidden } from '../../../design/text/visuallyHidden.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Features, Side, WholePicture } from './blocksStyles.ts'

/** The whole drawing remains at the left while its blocks pass, one to an item. */
export function Blocks({ data }: SectionProps<'features'>) {
  const { heading, lead, picture, items } = data
  return (
    <SectionFrame data={data}>
      <Grid as={Container}>
        <Side>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead $muted>{lead}</Lead>}
          {picture?.asset && (
            <>
              {/* Narrow windows show only parts of the drawing, which have no text alternative. */}
              {picture.alt && <VisuallyHidden as="p">{picture.alt}</VisuallyHidden>}
              <WholePicture>
                <ContentImage value={{ ...picture, alt: '' }} width={200} />
              </WholePicture>
            </>
          )}
        </Side>
        <Features>
          {items?.map(({ _key, title, text }, index) => (
            <li key={_key}>
              <PictureView value={picture} view={`f${index + 1}`} width={72} height={72} />
              <div>
                <Heading as="h3" $size="d4">
                  {title}
                </Heading>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </Features>
      </Grid>
    </SectionFrame>
  )
}
