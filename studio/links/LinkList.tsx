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

/** @returns where a broken link leads */
export function brokenTarget({ target }: Pick<SiteLink, 'target'>): string {
  const path = 'path' in target ? target.path : undefined
  if (target.anchor !== undefined)
    return `${path ?? ''}#${target.anchor}, which the page does not have`
  if (path !== undefined) return path
  const title = 'title' in target ? target.title : undefined
  return title ? `${title}, which is not published` : 'a document that is not published'
}
