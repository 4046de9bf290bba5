import { IconButton } from '../design/iconButton/IconButton.tsx'
import { SkipLink } from '../design/skipLink/SkipLink.tsx'
import { Deferred } from '../partialHydration/DeferredStyles.tsx'
import { ActionButtons } from './ActionButtons.tsx'
import { HomeLink } from './HomeLink.tsx'
import { Actions, Bar, Fold, Frame, OpenMenu, PrintedHeader } from './headerStyles.ts'
import { MainNavigation } from './MainNavigation.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { FOLD_ATTRIBUTE, MOBILE_MENU_ID } from './menuBehaviour.ts'
import type { Navigation, SiteSettings } from './query.ts'

interface HeaderProps {
  site: SiteSettings
}

/** Skip link, logo, menus and the two buttons; sticks to the top of the window. */
export function Header({ site }: HeaderProps) {
  const { name, navigation } = site
  const fromEm = actionFromEm(name, navigation?.actions)
  return (
    <>
      <SkipLink />
      <Fold {...{ [FOLD_ATTRIBUTE]: '' }}>
        <summary>Menu</summary>
      </Fold>
      <Frame>
        <Bar $fromEm={fromEm}>
          <HomeLink site={site} />
          {navigation && <MainNavigation navigation={navigation} />}
          <Actions $fromEm={fromEm}>
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
        <PrintedHeader />
        <MobileMenu site={site} />
      </Deferred>
    </>
  )
}

/**
 * @returns the width of the narrowest window, in em, with space for the last button next to the
 * company's name
 */
function actionFromEm(name: string | null, actions: Navigation['actions'] | undefined): number {
  const letters = (name?.length ?? 0) + (actions?.at(-1)?.label?.length ?? 0)
  if (letters > 24) return 30
  return letters > 15 ? 22.5 : 18
}
