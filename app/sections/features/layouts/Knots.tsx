import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Lead, Text } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionData, SectionProps } from '../../types.ts'
import { Head, Knot, Paper, Thread } from './knotsStyles.ts'

/** Knots on a thread, each with a slip of paper or a picture. */
export function Knots({ data }: SectionProps<'features'>) {
  const { heading, lead, items } = data
  return (
    <SectionFrame data={data}>
      <Grid as={Container}>
        <Head>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead $muted>{lead}</Lead>}
        </Head>
        <Thread>
          {items?.map(({ _key, title, text, slip, picture }) => (
            <Knot key={_key}>
              <Heading as="h3" $size="d3">
                {title}
              </Heading>
              <Text>{text}</Text>
              {slip?.cells?.length ? (
                <Slip slip={slip} />
              ) : (
                <ContentImage value={picture} width={400} />
              )}
            </Knot>
          ))}
        </Thread>
      </Grid>
    </SectionFrame>
  )
}

type SlipData = NonNullable<
  NonNullable<NonNullable<SectionData<'features'>['items']>[number]>['slip']
>

function Slip({ slip: { cells, verdict, state } }: { slip: SlipData }) {
  return (
    <Paper data-state={state}>
      {cells?.map(({ _key, label, value }) => (
        <span key={_key}>
          <small>{label}</small> <b>{value}</b>
        </span>
      ))}
      {verdict && <strong>{verdict}</strong>}
    </Paper>
  )
}
