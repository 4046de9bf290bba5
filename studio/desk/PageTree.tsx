import { AddIcon } from '@sanity/icons/Add'
import { usePerspective } from 'sanity'
import { IntentLink } from 'sanity/router'
import { starters } from '../starters/starters.ts'
import { useIsViewer } from '../useIsViewer.ts'
import { ListingEnd, ListingFailure, ListingState, RowLink, Status } from './listing.tsx'
import { type PathNode, pathTree } from './pathTree.ts'
import { type Entry, useListing } from './useListing.ts'

/** The pages of the website, each below its parent page. */
export function PageTree({ childItemId }: { childItemId?: string }) {
  const { entries, isTruncated, failure } = useListing(['page'], usePerspective().selectedReleaseId)
  if (!entries || entries.length === 0) {
    return <ListingState failure={failure} isLoading={!entries} />
  }
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]))
  const { roots, elsewhere } = pathTree(entries)
  return (
    <>
      <ListingFailure failure={failure} />
      <Starters />
      <Branch nodes={roots} entriesById={entriesById} selected={childItemId} />
      {elsewhere.length > 0 && (
        <>
          <h2 className="desk-heading">No path, or a path that is already in use</h2>
          <ul className="desk-list">
            {elsewhere.map(({ id }) => (
              <li key={id}>
                <PageLink entry={entriesById.get(id)} selected={childItemId} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ListingEnd isTruncated={isTruncated} />
    </>
  )
}

/** Compositions a new page can begin with; the plus of the pane begins with an empty one. */
function Starters() {
  if (useIsViewer()) return null
  return (
    <details className="desk-starters">
      <summary>New page from a starter</summary>
      <ul>
        {starters.map(({ name, title }) => (
          <li key={name}>
            <IntentLink intent="create" params={{ type: 'page', template: `page-${name}` }}>
              {title}
            </IntentLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface BranchProps {
  nodes: readonly PathNode[]
  entriesById: ReadonlyMap<string, Entry>
  selected: string | undefined
}

function Branch({ nodes, entriesById, selected }: BranchProps) {
  const isViewer = useIsViewer()
  return (
    <ul className="desk-list desk-tree">
      {nodes.map(({ path, page, children }) => (
        <li key={path}>
          {page ? (
            <PageLink entry={entriesById.get(page.id)} selected={selected} />
          ) : (
            <span className="desk-row desk-folder">{path}</span>
          )}
          {path !== '/' && !isViewer && (
            <IntentLink
              className="desk-add"
              intent="create"
              params={[{ type: 'page', template: 'page-below' }, { path: `${path}/` }]}
              aria-label={`New page below ${path}`}
              title={`New page below ${path}`}
            >
              <AddIcon />
            </IntentLink>
          )}
          {children.length > 0 && (
            <Branch nodes={children} entriesById={entriesById} selected={selected} />
          )}
        </li>
      ))}
    </ul>
  )
}

function PageLink({ entry, selected }: { entry: Entry | undefined; selected: string | undefined }) {
  if (!entry) return null
  return (
    <RowLink id={entry.id} isSelected={selected === entry.id}>
      <span className="desk-text">
        <strong>{entry.title}</strong>
        <span>{entry.path ?? 'No path yet'}</span>
      </span>
      <Status {...entry} />
    </RowLink>
  )
}
