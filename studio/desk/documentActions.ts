import type { DocumentActionComponent, DocumentActionsContext } from 'sanity'
import { PAGE_TYPES } from '../../app/content/pageTypes.ts'
import { discardWithFocus } from './discard.ts'
import { publishMovedPage } from './publishMovedPage.tsx'
import { deleteAfterLinks, unpublish, unpublishInRelease } from './removal.tsx'
import { requireReadableDates } from './requireReadableDates.ts'
import { restore } from './restore.ts'
import { isSingleton } from './singletons.ts'

const FOR_SINGLETONS = new Set<string | undefined>([
  'publish',
  'discardChanges',
  'restore',
  'schedule',
  'discardVersion',
])
const PUBLISHING = new Set<string | undefined>(['publish', 'schedule'])
const pageTypes: ReadonlySet<string> = new Set(PAGE_TYPES)

/**
 * Singletons cannot be duplicated, unpublished or deleted. Publishing a page whose path has changed
 * creates a redirect.
 */
export function documentActions(
  actions: DocumentActionComponent[],
  { schemaType, versionType }: Pick<DocumentActionsContext, 'schemaType' | 'versionType'>,
): DocumentActionComponent[] {
  const singleton = isSingleton(schemaType)
  const isPage = pageTypes.has(schemaType)
  const offered = singleton ? actions.filter(({ action }) => FOR_SINGLETONS.has(action)) : actions
  const adapt = (action: DocumentActionComponent) => {
    if (action.action === 'restore') return restore(action)
    if (action.action === 'discardChanges') return discardWithFocus(action)
    if (singleton) return action
    if (action.action === 'unpublishVersion') return isPage ? unpublishInRelease(action) : action
    // A version is published with its release, by the lake.
    if (versionType === 'version' || versionType === 'scheduled-draft') return action
    if (action.action === 'unpublish') return unpublish
    if (action.action === 'delete') return deleteAfterLinks(action)
    return action.action === 'publish' && isPage ? publishMovedPage(action) : action
  }
  return offered.map((original) => {
    const action = adapt(original)
    // Outermost, so that a refused publish creates no redirect.
    return PUBLISHING.has(original.action) ? requireReadableDates(action) : action
  })
}
