import { useState } from 'react'
import { ContentImage } from '../../content/ContentImage.tsx'
import { Accordion } from '../../design/accordion/AccordionItem.tsx'
import { Container, Grid } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { PageBreadcrumb } from '../../sectionParts/PageBreadcrumb.tsx'
import { PageTitle } from '../../sectionParts/PageTitle.tsx'
import type { SectionProps } from '../types.ts'
import { Filters } from './Filters.tsx'
import { PositionItem } from './PositionItem.tsx'
import { anyPosition, filterPositions, hasFilters } from './positions.ts'
import { EmptyText, Frame, List, ListHead, Seats, Title } from './styles.ts'

/**
 * The head of the careers page and the list of positions: one open at a time, initially the first.
 */
export function OpenPositions({ data }: SectionProps<'openPositions'>) {
  const [filter, setFilter] = useState(anyPosition)
  const shown = filterPositions(data.positions, filter)
  return (
    <Frame data={data} flush>
      <Grid as={Container}>
        <Title>
          <PageBreadcrumb />
          <PageTitle heading={data.heading} size="d1" />
          {data.lead && <Lead $muted>{data.lead}</Lead>}
        </Title>
      </Grid>
      {data.cloth?.asset && (
        <Seats>
          <ContentImage value={data.cloth} width={1440} priority />
        </Seats>
      )}
      <Grid as={Container}>
        <ListHead>
          <Heading $size="d3">{data.listHeading}</Heading>
          {hasFilters(data.positions) && (
            <Filters data={data} filter={filter} shown={shown.length} onChange={setFilter} />
          )}
        </ListHead>
        <List>
          {shown.length === 0 ? (
            <EmptyText>{data.emptyText}</EmptyText>
          ) : (
            <Accordion>
              {shown.map((position) => (
                <PositionItem
                  key={position._id}
                  position={position}
                  labels={data}
                  first={position._id === data.positions[0]?._id}
                />
              ))}
            </Accordion>
          )}
        </List>
      </Grid>
    </Frame>
  )
}
