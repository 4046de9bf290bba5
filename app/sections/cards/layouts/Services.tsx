import { ContentImage } from '../../../content/ContentImage.tsx'
import { parseLink } from '../../../content/links.ts'
import { Anchor } from '../../../design/anchor/Anchor.tsx'
import { Icon } from '../../../design/icon/Icon.tsx'
import type { IconName } from '../../../design/icon/paths.ts'
import { Container } from '../../../design/layout/layout.ts'
import { Heading, Lead, Text } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionData, SectionProps } from '../../types.ts'
import { Card, Copy, Edge, Hanging, Head, Layer, NoWrap, Scene } from './servicesStyles.ts'

/** Services as strips of cloth: flush at the beam, cut to uneven lengths, each one link. */
export function Services({ data }: SectionProps<'cards'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <Head>
          <Heading $size="d1">{data.heading}</Heading>
          {data.lead && <Lead $muted>{data.lead}</Lead>}
        </Head>
        <Hanging>
          {data.cards?.map((card, index) => (
            <ServiceCard key={card._id} card={card} wide={index % 3 === 0} />
          ))}
        </Hanging>
      </Container>
    </SectionFrame>
  )
}

/** Browsers break at hyphens; in a narrow strip "E-commerce" would be on two lines. */
function Unbroken({ text }: { text: string }) {
  if (!text.includes('-')) return text
  return text.split(/(\s+)/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one immutable string
    part.includes('-') ? <NoWrap key={index}>{part}</NoWrap> : part,
  )
}

type CardData = NonNullable<SectionData<'cards'>['cards']>[number]

const ICONS: Readonly<Record<NonNullable<CardData['icon']>, IconName>> = {
  payments: 'arrows',
  services: 'layers',
  commerce: 'bag',
}

function ServiceCard({ card, wide }: { card: CardData; wide: boolean }) {
  const { title, description, linkLabel, route, colours, icon, image, overlay, cloth } = card
  const link = parseLink(route)
  return (
    <Card $ground={colours?.ground ?? 'ink'} $thread={colours?.thread ?? 'signal'}>
      <Scene $ground={colours?.picture ?? 'indigo'}>
        {cloth?.asset && (
          <Layer $part="cloth">
            <ContentImage value={cloth} width={110} sizes="110px" />
          </Layer>
        )}
        {image?.asset && (
          <Layer $part="image">
            <ContentImage value={image} width={680} sizes="(max-width:760px) 520px, 680px" />
          </Layer>
        )}
        {overlay?.asset && (
          <Layer $part="overlay">
            <ContentImage value={overlay} width={290} sizes="290px" />
          </Layer>
        )}
      </Scene>
      <Copy>
        {icon && Object.hasOwn(ICONS, icon) && <Icon name={ICONS[icon]} sizePx={32} />}
        <Heading as="h3" $size="d3">
          <Unbroken text={title ?? ''} />
        </Heading>
        {wide ? <Lead>{description}</Lead> : <Text>{description}</Text>}
        {link && (
          <Anchor href={link.href}>
            {linkLabel || title}
            <Icon name="arrow-right" />
          </Anchor>
        )}
      </Copy>
      <Edge />
    </Card>
  )
}
