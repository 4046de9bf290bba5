import { Anchor } from '../design/anchor/anchor.tsx'
import { IconButton } from '../design/icon-button/icon-button.tsx'
import { Late } from '../design/lateStyles.tsx'
import { SkipLink } from '../design/skip-link/skip-link.tsx'
import { ActionButtons } from './actionButtons.tsx'
import { Actions, Bar, Fold, Frame, OpenMenu } from './headerStyles.ts'
import { MainNavigation } from './mainNavigation.tsx'
import { FOLD_ATTRIBUTE, MOBILE_MENU_ID } from './menuBehaviour.ts'
import { MobileMenu } from './mobileMenu.tsx'
import type { SiteSettings } from './query.ts'
import { SiteLogo } from './siteLogo.tsx'

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
      <Late of="frame">
        <MobileMenu site={site} />
      </Late>
    </>
  )
}
