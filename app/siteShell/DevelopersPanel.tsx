import { Icon } from '../design/icon/Icon.tsx'
import { Container } from '../design/layout/layout.ts'
import { LogoMark } from '../design/logo/Logo.tsx'
import { MenuLink } from './MenuLink.tsx'
import { ApiCard, Cell, Developers, Name, Note, References, View } from './panelStyles.ts'
import type { Navigation } from './query.ts'

interface DevelopersPanelProps {
  developers: NonNullable<Navigation['developers']>
}

/** The documentation on ink, and its chapters next to it in two columns. */
export function DevelopersPanel({ developers }: DevelopersPanelProps) {
  const { card, links } = developers
  return (
    <Container>
      <Developers>
        {card && (
          <ApiCard as={MenuLink} href={card.href}>
            <LogoMark sizePx={56} />
            <Name>{card.title}</Name>
            <Note>{card.description}</Note>
            <View>
              {card.linkLabel}
              {card.href && <Icon name="external" />}
            </View>
          </ApiCard>
        )}
        <References>
          {links?.map(({ _key, title, subtitle, href }) => (
            <li key={_key}>
              <Cell as={MenuLink} href={href}>
                <span>
                  <Name $small>{title}</Name>
                  <Note>{subtitle}</Note>
                </span>
                {href && <Icon name="external" />}
              </Cell>
            </li>
          ))}
        </References>
      </Developers>
    </Container>
  )
}
