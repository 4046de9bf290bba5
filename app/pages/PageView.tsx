import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../design/text/visuallyHidden.ts'
import { hasContent } from '../partialHydration/omittedContent.ts'
import { ServerOnly } from '../partialHydration/StaticHtml.tsx'
import { PageContext } from '../sectionParts/pageContext.ts'
import { variantsOf } from '../sectionRendering/registry.ts'
import { Sections } from '../sectionRendering/Sections.tsx'
import { breadcrumbOf } from './breadcrumb.ts'
import { CHUNKS_ATTRIBUTE, loadedChunks, type PageChunk } from './pageChunks.ts'
import type { LoadedArticle, LoadedPage, LoadedPolicy, LoaderData } from './pageLoader.ts'

/** What receives focus after a navigation is not interactive, so it has no focus ring. */
export const Main = styled.main`
  &:focus,
  h1:focus {
    outline: 0;
  }
`

/**
 * The content at a path: a page of sections, a policy or an article. Their code must have been
 * loaded.
 */
export function PageView({ loaded }: { loaded: LoaderData }) {
  const { preview } = loadedChunks
  const view = viewOf(loaded)
  if (!loaded.preview || !preview) return view
  const shown = shownDocument(loaded)
  return (
    <>
      {view}
      {hasContent(shown) && <preview.PreviewControls info={loaded.preview} page={shown} />}
    </>
  )
}

function viewOf(loaded: LoaderData) {
  if (loaded.kind === 'page') return <SectionsView {...loaded} />
  return (
    <Main id="main" {...{ [CHUNKS_ATTRIBUTE]: chunkNames(loaded).join(' ') }}>
      {layoutOf(loaded)}
    </Main>
  )
}

function layoutOf(loaded: LoadedPolicy | LoadedArticle) {
  const { policy, policyParts, article, articleParts } = loadedChunks
  return loaded.kind === 'policy'
    ? policy && <policy.PolicyLayout policy={loaded.policy} parts={policyParts?.policyParts} />
    : article && (
        <article.ArticleLayout article={loaded.article} parts={articleParts?.articleParts} />
      )
}

/** What the page is made from. */
function shownDocument(loaded: LoaderData) {
  if (loaded.kind === 'policy') return loaded.policy
  return loaded.kind === 'article' ? loaded.article : loaded.page
}

/** In a preview all sections are hydrated, so that edits can be shown. */
function SectionsView(loaded: LoadedPage & Pick<LoaderData, 'preview'>) {
  const { page, isServerRendered, preview, openings } = loaded
  const context = {
    path: page.path ?? '/',
    breadcrumb: breadcrumbOf(page),
    titleLevel: 'h1' as const,
  }
  const variants = preview ? variantsOf(page.sections) : []
  const awaited = [...chunkNames(loaded), ...variants]
  const main = (
    <Main id="main" {...{ [CHUNKS_ATTRIBUTE]: awaited.join(' ') || undefined }}>
      {openings?.titleKey === null && <VisuallyHidden as="h1">{page.title}</VisuallyHidden>}
      <PageContext value={context}>
        <Sections
          sections={page.sections}
          openings={openings}
          isServerRendered={isServerRendered}
        />
      </PageContext>
    </Main>
  )
  return page.standalone ? (
    <StandaloneShell standalone={page.standalone}>{main}</StandaloneShell>
  ) : (
    main
  )
}

interface StandaloneShellProps {
  standalone: NonNullable<LoadedPage['page']['standalone']>
  children: ReactNode
}

/** Static, like the site's own header and footer: the browser has its code in a preview only. */
function StandaloneShell({ standalone, children }: StandaloneShellProps) {
  const parts = loadedChunks.standalone?.StandaloneLayout
  return (
    <>
      <ServerOnly id="standalone-above">
        {parts && <parts.Above standalone={standalone} />}
      </ServerOnly>
      {children}
      <ServerOnly id="standalone-below">
        {parts && <parts.Below standalone={standalone} />}
      </ServerOnly>
    </>
  )
}

/** @returns the chunks that the browser needs for this page */
export function chunkNames(loaded: LoaderData): PageChunk[] {
  const isInDocument = loaded.layout === 'standalone' && loaded.isServerRendered && !loaded.preview
  const names: (PageChunk | undefined | false)[] = [
    !isInDocument && loaded.layout,
    loaded.kind === 'policy' && hasContent(loaded.policy) && 'policyParts',
    loaded.kind === 'article' && hasContent(loaded.article) && 'articleParts',
    loaded.preview && 'preview',
  ]
  return names.filter((name) => typeof name === 'string')
}
