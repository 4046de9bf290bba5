import { Anchor } from '../design/anchor/Anchor.tsx'
import { IconButton } from '../design/iconButton/IconButton.tsx'
import { SkipLink } from '../design/skipLink/SkipLink.tsx'
import { Deferred } from '../partialHydration/DeferredStyles.tsx'
import { ActionButtons } from './ActionButtons.tsx'
import { Actions, Bar, Fold, Frame, OpenMenu } from './headerStyles.ts'
import { MainNavigation } from './MainNavigation.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { FOLD_ATTRIBUTE, MOBILE_MENU_ID } from './menuBehaviour.ts'
import type { SiteSettings } from './query.ts'
import { SiteLogo } from './SiteLogo.tsx'

interface HeaderProps {
  site: SiteSettings
}

/** Skip link, logo, menus and the two buttons; sticks to the top of the window. */
export function Header({ site }: HeaderProps) {
  const { name, navigation } = site
  return (
    <>
      <SkipLink />
      <Fold {...{ [FOLD_ATTRIBUTE]: '' }}>
        <summary>Menu</summary>
      </Fold>
      <Frame>
        <Bar>
          <Anchor href="/" aria-label={`${name} home`}>
            <SiteLogo site={site} />
          </Anchor>
          {navigation && <MainNavigation navigation={navigation} />}
          <Actions>
            <ActionButtons actions={navigation?.actions} size="small" />
          </Actions>
          <OpenMenu>
            <IconButton
              icon="menu"
              label="Open menu"
              quiet
              popoverTarget={MOBILE_MENU_ID}
              aria-controls={MOBILE_MENU_ID}
            />
          </OpenMenu>
        </Bar>
      </Frame>
      <Deferred of="shell">
        <MobileMenu site={site} />
      </Deferred>
    </>
  )
}
