import { ContentImage } from '../../content/ContentImage.tsx'
import { Container, Grid } from '../../design/layout/layout.ts'
import { Figures } from '../../design/text/Figures.tsx'
import { Heading, Lead } from '../../design/text/text.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../types.ts'
import { Copy, Entries, Picture, State } from './styles.ts'

/** A person between the story and its list. */
export function Story({ data }: SectionProps<'story'>) {
  const { heading, lead, picture, entries } = data
  return (
    <SectionFrame data={data} ground="indigo" flush>
      <Grid as={Container}>
        <Copy>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead>{lead}</Lead>}
        </Copy>
        <Picture>
          {/* At least 480 px high, whatever its shape, so wider than its column. */}
          <ContentImage value={picture} width={600} sizes="(max-width:900px) 100vw, 50vw" />
        </Picture>
        <Entries>
          {entries?.map(({ _key, time, name, amount, state, posted }) => (
            <li key={_key}>
              <time dateTime={time ?? undefined}>
                <Figures>{time ?? ''}</Figures>
              </time>
              <b>{name}</b>
              <Figures>{amount ?? ''}</Figures>
              <State $posted={posted === true}>{state}</State>
            </li>
          ))}
        </Entries>
      </Grid>
    </SectionFrame>
  )
}
