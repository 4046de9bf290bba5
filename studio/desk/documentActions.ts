import type { DocumentActionsResolver } from 'sanity'
import { publishMovedPage } from './publishMovedPage.ts'
import { isSingleton } from './singletons.ts'

const FOR_SINGLETONS = new Set<string | undefined>(['publish', 'discardChanges', 'restore'])
const WITH_ADDRESS = new Set(['page', 'policy'])

/**
 * What exists once cannot be duplicated, unpublished or deleted; what has an address leaves a
 * redirect behind when it moves.
 */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  if (isSingleton(schemaType)) return actions.filter(({ action }) => FOR_SINGLETONS.has(action))
  if (!WITH_ADDRESS.has(schemaType)) return actions
  return actions.map((one) => (one.action === 'publish' ? publishMovedPage(one) : one))
}
