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
  return (
    <ul className="desk-list">
      {links.map((link) => (
        <li key={`${link.documentId} ${link.field}`}>
          <LinkPlace link={link} withTarget={withTarget} />
        </li>
      ))}
    </ul>
  )
}

function LinkPlace({ link, withTarget }: { link: SiteLink; withTarget: boolean }) {
  const type = useSchema().get(link.documentType)
  const fields = fieldTitles(type, link.steps)
  const [title, place] = isSingleton(link.documentType)
    ? [type?.title, fields]
    : [link.documentTitle, [type?.title, ...fields]]
  return (
    <span className="desk-row">
      <IntentLink
        intent="edit"
        params={{ id: link.documentId, type: link.documentType, path: link.field }}
      >
        <span className="desk-text">
          <strong>{title}</strong>
          <span>
            {place.join(' › ')}
            {withTarget && ` → ${brokenTarget(link)}`}
          </span>
        </span>
      </IntentLink>
    </span>
  )
}

function brokenTarget({ target }: SiteLink): string {
  const path = 'path' in target ? target.path : undefined
  return target.anchor === undefined
    ? (path ?? 'a document that is not published')
    : `${path ?? ''}#${target.anchor}, which the page does not have`
}
