import { ContentImage } from '../content/ContentImage.tsx'
import { Icon } from '../design/icon/Icon.tsx'
import { Container } from '../design/layout/layout.ts'
import { MenuLink } from './MenuLink.tsx'
import { Cell, Columns, Name, Note } from './panelStyles.ts'
import type { Navigation } from './query.ts'

type CompanyItem = NonNullable<NonNullable<Navigation['company']>['items']>[number]

interface CompanyPanelProps {
  items: readonly CompanyItem[]
}

/** Cells with a name, a link and, if an editor has chosen one, a swatch of cloth. */
export function CompanyPanel({ items }: CompanyPanelProps) {
  return (
    <Container>
      <Columns>
        {items.map(({ _key, title, subtitle, href, opensNewsletter, swatch }) => (
          <li key={_key}>
            <Cell
              as={MenuLink}
              href={href}
              opensNewsletter={opensNewsletter}
              $picture={Boolean(swatch?.asset)}
              $tall
            >
              <ContentImage value={swatch} width={72} sizes="72px" loading="lazy" />
              <span>
                <Name>{title}</Name>
                <Note>{subtitle}</Note>
              </span>
              {href && <Icon name="arrow-right" />}
            </Cell>
          </li>
        ))}
      </Columns>
    </Container>
  )
}
