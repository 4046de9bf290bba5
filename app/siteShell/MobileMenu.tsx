import { ContentImage } from '../content/ContentImage.tsx'
import { IconButton } from '../design/iconButton/IconButton.tsx'
import { ActionButtons } from './ActionButtons.tsx'
import { HomeLink } from './HomeLink.tsx'
import { MobileSection } from './MobileSection.tsx'
import { MENU_ATTRIBUTE, MOBILE_MENU_ID } from './menuBehaviour.ts'
import { Band, Buttons, Menu, PageBehindMenu, Sections, Top } from './mobileMenuStyles.ts'
import type { Navigation, SiteSettings } from './query.ts'

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
      <Sections aria-label="Main">{navigation && <Groups {...navigation} />}</Sections>
      <Buttons>
        <ActionButtons actions={navigation?.actions} />
      </Buttons>
      <Band>
        <ContentImage value={footer?.band} width={1440} sizes="1440px" loading="lazy" />
      </Band>
    </Menu>
  )
}

function Groups({ company, offer, developers }: Navigation) {
  const { card } = developers ?? {}
  return (
    <>
      {company && (
        <MobileSection
          label={company.label}
          entries={(company.items ?? []).map(({ subtitle, swatch, ...item }) => ({
            ...item,
            note: subtitle,
            picture: swatch,
          }))}
        />
      )}
      {offer && (
        <MobileSection
          open
          label={offer.mobileLabel ?? offer.label}
          entries={(offer.items ?? []).map(({ description, shortDescription, strip, ...item }) => ({
            ...item,
            note: shortDescription ?? description,
            picture: strip,
          }))}
        />
      )}
      {developers && (
        <MobileSection
          external
          label={developers.label}
          entries={[
            ...(card ? [{ ...card, _key: 'card' }] : []),
            ...(developers.links ?? []).map((link) => ({ ...link, note: link.subtitle })),
          ]}
        />
      )}
    </>
  )
}
