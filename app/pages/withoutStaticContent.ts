import type { AppLoadContext } from '@remix-run/node'
import { omitStaticSections } from '../sectionRendering/staticSections.ts'
import { serverArticle } from './article/articleLoaderData.ts'
import type { ServerLoaderData } from './pageLoader.ts'
import { omittedPolicy, serverPolicy } from './policy/policyLoaderData.ts'

/** Static content is complete in the document's HTML, so loader data does not repeat it. */
export function withoutStaticContent(loaded: ServerLoaderData, context: AppLoadContext) {
  if (loaded.kind === 'policy') {
    serverPolicy.store(context, loaded.policy)
    return { ...loaded, policy: omittedPolicy(loaded.policy) }
  }
  if (loaded.kind === 'article') {
    serverArticle.store(context, loaded.article)
    return { ...loaded, article: { static: true as const } }
  }
  const sections = omitStaticSections(context, loaded.page.sections)
  return { ...loaded, page: { ...loaded.page, sections } }
}
