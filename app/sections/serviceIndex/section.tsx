import { useState } from 'react'
import { ContentImage, type PictureValue } from '../../content/ContentImage.tsx'
import { parseLink } from '../../content/links.ts'
import { Anchor } from '../../design/anchor/Anchor.tsx'
import { Icon } from '../../design/icon/Icon.tsx'
import { Container, Grid } from '../../design/layout/layout.ts'
import { Heading, Lead, Text } from '../../design/text/text.ts'
import { PageBreadcrumb } from '../../sectionParts/PageBreadcrumb.tsx'
import { PageTitle } from '../../sectionParts/PageTitle.tsx'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionData, SectionProps } from '../types.ts'
import { Body, Cloth, Entry, Group, Head, List, OnCloth } from './styles.ts'

/** An index in groups. Hovering a service shows its picture on the cloth next to the list. */
export function ServiceIndex({ data }: SectionProps<'serviceIndex'>) {
  const { heading, lead, groups, cloth, picture } = data
  const [pointedAt, setPointedAt] = useState<PictureValue | null>(null)
  return (
    <SectionFrame data={data} flush>
      <Head>
        <Container>
          <PageBreadcrumb />
          <PageTitle heading={heading} size="d1" />
          {lead && <Lead $muted>{lead}</Lead>}
        </Container>
      </Head>
      <Body>
        <Grid as={Container}>
          {cloth?.asset && (
            <Cloth aria-hidden="true">
              <ContentImage value={{ ...cloth, alt: '' }} width={430} loading="eager" />
              <Preview picture={pointedAt ?? picture} />
            </Cloth>
          )}
          <List>
            {groups?.map((group) => (
              <ServiceGroup key={group._key} group={group} onPoint={setPointedAt} />
            ))}
          </List>
        </Grid>
      </Body>
    </SectionFrame>
  )
}

/** A new picture is a new element, so that the previous one is not shown while it loads. */
function Preview({ picture }: { picture: PictureValue | null }) {
  const url = picture?.asset?.url
  if (!url) return null
  return (
    <OnCloth key={url}>
      <ContentImage value={{ ...picture, alt: '' }} width={380} loading="eager" />
    </OnCloth>
  )
}

type GroupData = NonNullable<SectionData<'serviceIndex'>['groups']>[number]

interface ServiceGroupProps {
  group: GroupData
  onPoint(picture: PictureValue | null): void
}

function ServiceGroup({ group, onPoint }: ServiceGroupProps) {
  return (
    <Group>
      <h2>{group.title}</h2>
      <ul>
        {group.services?.map(({ _key, title, description, href, picture }) => {
          const link = parseLink(href)
          return (
            <Entry
              key={_key}
              onPointerEnter={() => onPoint(picture)}
              onFocus={() => onPoint(picture)}
            >
              <Heading as="h3" $size="d4">
                {link ? <Anchor href={link.href}>{title}</Anchor> : title}
              </Heading>
              <Text $muted>{description}</Text>
              <Icon name="arrow-right" />
            </Entry>
          )
        })}
      </ul>
    </Group>
  )
}
