import type { DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity'
import { singletonTypes } from '../../schemas/index.ts'

const singletons = new Set<string>(singletonTypes.map(({ name }) => name))

/** Whether documents of this type exist once, under an id equal to the type. */
function isSingleton(type: string): boolean {
  return singletons.has(type)
}

const FOR_SINGLETONS = new Set<string | undefined>(['publish', 'discardChanges', 'restore'])

/** What exists once cannot be duplicated, unpublished or deleted. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) =>
  isSingleton(schemaType) ? actions.filter(({ action }) => FOR_SINGLETONS.has(action)) : actions

/** What exists once is not offered under “New document”. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !isSingleton(templateId))
