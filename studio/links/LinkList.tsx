import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { isSingleton } from '../desk/singletons.ts'
import { fieldTitles } from './fieldTitles.ts'
import type { SiteLink } from './siteLinks.ts'

interface LinkListProps {
  links: readonly SiteLink[]
  /** Whether to name where each link leads. */
  withTarget?: boolean
}

/** Places in documents; each opens the document at its field. */
export function LinkList({ links, withTarget = false }: LinkListProps) {
  const schema = useSchema()
  const placeOf = ({ documentType, documentTitle, steps }: SiteLink) => {
    const type = schema.get(documentType)
    const fields = fieldTitles(type, steps)
    return isSingleton(documentType)
      ? { title: type?.title, place: fields }
      : { title: documentTitle, place: [type?.title, ...fields] }
  }
  return (
    <ul className="desk-list">
      {links.map((link) => (
        <li key={`${link.documentId} ${link.field}`}>
          <span className="desk-row">
            <IntentLink
              intent="edit"
              params={{ id: link.documentId, type: link.documentType, path: link.field }}
            >
              <span className="desk-text">
                <strong>{placeOf(link).title}</strong>
                <span>
                  {placeOf(link).place.join(' › ')}
                  {withTarget && ` → ${brokenTarget(link)}`}
                </span>
              </span>
            </IntentLink>
          </span>
        </li>
      ))}
    </ul>
  )
}

function brokenTarget({ target }: SiteLink): string {
  const path = 'path' in target ? target.path : undefined
  return target.anchor === undefined
    ? (path ?? 'a document that is not published')
    : `${path ?? ''}#${target.anchor}, which the page does not have`
}
