import { ContentImage } from '../content/ContentImage.tsx'
import { Icon } from '../design/icon/Icon.tsx'
import { Container } from '../design/layout/layout.ts'
import { MenuLink } from './MenuLink.tsx'
import { Card, Columns, Name, Note, Strip, View } from './panelStyles.ts'
import type { Navigation } from './query.ts'

type OfferItem = NonNullable<NonNullable<Navigation['offer']>['items']>[number]

interface OfferPanelProps {
  items: readonly OfferItem[]
}

/** Cards next to hanging strips of cloth; hovering a card shows its strip down to the fringe. */
export function OfferPanel({ items }: OfferPanelProps) {
  return (
    <Container>
      <Columns>
        {items.map(({ _key, title, description, href, linkLabel, strip }) => (
          <li key={_key}>
            <Card as={MenuLink} href={href}>
              {strip?.asset && (
                <Strip>
                  <ContentImage value={strip} width={56} sizes="56px" loading="lazy" />
                </Strip>
              )}
              <Name>{title}</Name>
              <Note>{description}</Note>
              <View>
                {linkLabel}
                {href && <Icon name="arrow-right" />}
              </View>
            </Card>
          </li>
        ))}
      </Columns>
    </Container>
  )
}
