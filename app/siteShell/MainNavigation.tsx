import type { ReactNode } from 'react'
import { Icon } from '../design/icon/Icon.tsx'
import { Deferred } from '../partialHydration/DeferredStyles.tsx'
import { CompanyPanel } from './CompanyPanel.tsx'
import { DevelopersPanel } from './DevelopersPanel.tsx'
import { DROPDOWN_ATTRIBUTE } from './hoverMenu.ts'
import { Item, List, Nav, Panel, Trigger } from './mainNavigationStyles.ts'
import { MENU_ATTRIBUTE } from './menuBehaviour.ts'
import { OfferPanel } from './OfferPanel.tsx'
import type { Navigation } from './query.ts'

interface MainNavigationProps {
  navigation: Navigation
}

/** The three dropdowns of wide screens: buttons that disclose a panel, not an ARIA menu. */
export function MainNavigation({ navigation }: MainNavigationProps) {
  const { company, offer, developers } = navigation
  return (
    <Nav aria-label="Main">
      <List>
        {company && (
          <Dropdown id="menu-company" label={company.label}>
            <CompanyPanel items={company.items ?? []} />
          </Dropdown>
        )}
        {offer && (
          <Dropdown id="menu-offer" label={offer.label}>
            <OfferPanel items={offer.items ?? []} />
          </Dropdown>
        )}
        {developers && (
          <Dropdown id="menu-developers" label={developers.label}>
            <DevelopersPanel developers={developers} />
          </Dropdown>
        )}
      </List>
    </Nav>
  )
}

interface DropdownProps {
  id: string
  label: string | null
  children: ReactNode
}

/**
 * A native popover and its button: it opens on click and key, closes on Escape, on the button and
 * on a press outside, and closes the others, all without JavaScript. The browser exposes its state
 * to assistive technology, so the button has no `aria-expanded`.
 */
function Dropdown({ id, label, children }: DropdownProps) {
  return (
    <Item {...{ [DROPDOWN_ATTRIBUTE]: '' }}>
      <Trigger type="button" popoverTarget={id} aria-controls={id}>
        {label}
        <Icon name="chevron-down" sizePx={14} />
      </Trigger>
      <Panel id={id} popover="auto" {...{ [MENU_ATTRIBUTE]: '' }}>
        <Deferred of="shell">{children}</Deferred>
      </Panel>
    </Item>
  )
}
