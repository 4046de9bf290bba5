import type { NewDocumentOptionsResolver } from 'sanity'
import { singletonTypes } from '../../schemas/index.ts'

const singletons = new Set<string>(singletonTypes.map(({ name }) => name))

/** Whether documents of this type exist once, under an id equal to the type. */
export function isSingleton(type: string): boolean {
  return singletons.has(type)
}

/** What exists once is not offered under “New document”. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !isSingleton(templateId))
