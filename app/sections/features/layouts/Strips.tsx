import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { HeadColumn } from '../HeadColumn.tsx'
import { List } from './stripsStyles.ts'

/** Rows, each with a strip of cloth. */
export function Strips({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <Grid>
          <HeadColumn data={data} gapPx={32} />
          <List>
            {data.items?.map(({ _key, title, text, picture }) => (
              <li key={_key}>
                <div>
                  <ContentImage value={picture} width={54} />
                </div>
                <div>
                  <Heading as="h3" $size="d3">
                    {title}
                  </Heading>
                  <Text $muted>{text}</Text>
                </div>
              </li>
            ))}
          </List>
        </Grid>
      </Container>
    </SectionFrame>
  )
}
