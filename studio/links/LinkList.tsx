import { IntentLink } from 'sanity/router'
import type { SiteLink } from './siteLinks.ts'

interface LinkListProps {
  links: readonly SiteLink[]
  /** Whether to name where each link leads. */
  withTarget?: boolean
}

/** Places in documents; each opens the document at its field. */
export function LinkList({ links, withTarget = false }: LinkListProps) {
  return (
    <ul className="desk-list">
      {links.map((link) => (
        <li key={`${link.documentId} ${link.field}`}>
          <span className="desk-row">
            <IntentLink
              intent="edit"
              params={{ id: link.documentId, type: link.documentType, path: link.field }}
            >
              <span className="desk-words">
                <strong>{link.documentTitle}</strong>
                <span>
                  {fieldWords(link.field)}
                  {withTarget &&
                    ` → ${'path' in link.target ? link.target.path : 'a page that is not published'}`}
                </span>
              </span>
            </IntentLink>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** `navigation.company.items[_key=="a"].href` as “navigation › company › items”. */
function fieldWords(field: string): string {
  const steps = field.replaceAll(/\[[^\]]*\]/g, '').split('.')
  return steps.filter((step) => step !== 'href' && step !== 'markDefs').join(' › ')
}
