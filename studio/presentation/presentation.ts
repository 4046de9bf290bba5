import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { defineDocuments, presentationTool } from 'sanity/presentation'
import { IS_PAGE } from '../../app/content/pageTypes.ts'
import { ARTICLES_PATH } from '../../app/content/urls/articlesPath.ts'
import { NOT_FOUND_PATH } from '../../app/content/urls/notFoundPath.ts'
import { locations } from './locations.ts'
import { PreviewHeader } from './PreviewHeader.tsx'

/** The page as visitors will see it, next to its form, on this site. */
export const presentation = presentationTool({
  name: 'presentation',
  title: 'Preview',
  icon: EyeOpenIcon,
  previewUrl: {
    initial: '/',
    // Links to a draft are made in the header; they end, which the tool's own do not.
    previewMode: { enable: '/preview/enable', shareAccess: false },
  },
  allowOrigins: [location.origin],
  resolve: {
    locations,
    mainDocuments: defineDocuments([
      { route: '/', resolve: ({ path }) => documentAt(path) },
      { route: '/articles/page/:number', resolve: () => documentAt(ARTICLES_PATH) },
      { route: '/:path*', resolve: ({ path }) => documentAt(path) },
    ]),
  },
  components: { unstable_header: { component: PreviewHeader } },
})

/** For a path without a page, the page that visitors see there. */
function documentAt(path: string) {
  return {
    filter: `${IS_PAGE} && path == select(count(*[${IS_PAGE} && path == $path]) > 0 => $path, $notFound)`,
    params: { path, notFound: NOT_FOUND_PATH },
  }
}
