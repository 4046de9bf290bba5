import { type AppLoadContext, data, redirect } from '@remix-run/node'
import { orThrow503 } from '../../content/unavailable.ts'
import { NOT_FOUND_PATH } from '../../content/urls/notFoundPath.ts'
import { storeSeoTags } from '../head/seoTags.ts'
import { type LoaderData, loadPage } from '../pageLoader.ts'
import { withoutStaticContent } from '../withoutStaticContent.ts'

/**
 * The response of a route that is not served, which is that of an unknown path.
 * @throws a redirect to the not-found page for a navigation inside the app
 */
export async function loadNotFound(context: AppLoadContext) {
  const { services, isDocumentRequest } = context
  if (!isDocumentRequest) throw redirect(NOT_FOUND_PATH)
  const loaded = await orThrow503(loadPage(NOT_FOUND_PATH, services, isDocumentRequest))
  const head = storeSeoTags(context, loaded.head)
  return data<LoaderData>({ ...withoutStaticContent(loaded, context), head }, { status: 404 })
}
