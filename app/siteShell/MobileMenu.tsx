import { ContentImage } from '../content/ContentImage.tsx'
import { IconButton } from '../design/iconButton/IconButton.tsx'
import { ActionButtons } from './ActionButtons.tsx'
import { HomeLink } from './HomeLink.tsx'
import { MENU_ATTRIBUTE, MOBILE_MENU_ID } from './menuBehaviour.ts'
import { Band, Buttons, Menu, PageBehindMenu, Sections, Top } from './mobileMenuStyles.ts'
import { CompanySection, DevelopersSection, OfferSection } from './mobileSections.tsx'
import type { SiteSettings } from './query.ts'

interface MobileMenuProps {
  site: SiteSettings
}

/**
 * The menu of small screens: a popover over the whole window. The page behind it is hidden by the
 * style rule that locks its scrolling, so neither focus nor screen readers can reach it.
 */
export function MobileMenu({ site }: MobileMenuProps) {
  const { navigation, footer } = site
  return (
    <Menu
      id={MOBILE_MENU_ID}
      popover="auto"
      {...{ [MENU_ATTRIBUTE]: '' }}
      role="dialog"
      aria-label="Menu"
    >
      <PageBehindMenu />
      <Top>
        <HomeLink site={site} />
        <IconButton
          icon="close"
          label="Close menu"
          quiet
          popoverTarget={MOBILE_MENU_ID}
          popoverTargetAction="hide"
        />
      </Top>
      <Sections aria-label="Main">
        {navigation?.company && <CompanySection company={navigation.company} />}
        {navigation?.offer && <OfferSection offer={navigation.offer} />}
        {navigation?.developers && <DevelopersSection developers={navigation.developers} />}
      </Sections>
      <Buttons>
        <ActionButtons actions={navigation?.actions} />
      </Buttons>
      <Band>
        <ContentImage value={footer?.band} width={1440} sizes="1440px" loading="lazy" />
      </Band>
    </Menu>
  )
}
