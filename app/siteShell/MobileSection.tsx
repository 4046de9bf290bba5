import { ContentImage, type PictureValue } from '../content/ContentImage.tsx'
import { PlusMinus } from '../design/accordion/PlusMinus.tsx'
import { Icon } from '../design/icon/Icon.tsx'
import { MenuLink } from './MenuLink.tsx'
import { Group, GroupLabel, Links, Note, Row, Title } from './mobileMenuStyles.ts'

interface Entry {
  _key: string
  title: string | null
  note?: string | null
  href: string | null
  opensNewsletter?: boolean | null
  picture?: PictureValue | null
}

interface MobileSectionProps {
  label: string | null
  /** Open when the menu is opened for the first time. */
  open?: boolean
  /** Its links lead to another site. */
  external?: boolean
  entries: readonly Entry[]
}

/** One of a group of native disclosures; the browser allows at most one to be open. */
export function MobileSection({ label, open, external, entries }: MobileSectionProps) {
  return (
    <Group name="menu-sections" open={open}>
      <GroupLabel>
        {label}
        <PlusMinus />
      </GroupLabel>
      <Links>
        {entries.map(({ _key, title, note, href, opensNewsletter = null, picture }) => (
          <li key={_key}>
            <Row as={MenuLink} href={href} opensNewsletter={opensNewsletter}>
              <ContentImage value={picture} width={72} sizes="48px" loading="lazy" />
              <span>
                <Title>{title}</Title>
                {note && <Note>{note}</Note>}
              </span>
              {external && href && <Icon name="external" />}
            </Row>
          </li>
        ))}
      </Links>
    </Group>
  )
}
