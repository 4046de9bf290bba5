import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ServerOnly } from '../design/StaticHtml.tsx'
import { PageContext } from '../sectionParts/pageContext.ts'
import { SECTIONS_ATTRIBUTE } from '../sectionRendering/documentSections.ts'
import { variantsOf } from '../sectionRendering/registry.ts'
import { Sections } from '../sectionRendering/Sections.tsx'
import { isStaticArticle } from './article/articleLoaderData.ts'
import { breadcrumbOf } from './breadcrumb.ts'
import { LAYOUT_ATTRIBUTE, type LayoutName, loadedLayouts } from './layouts.ts'
import type { LoadedArticle, LoadedPage, LoadedPolicy, LoaderData } from './pageLoader.ts'
import { isStaticPolicy } from './policy/policyLoaderData.ts'

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
  const { preview: PreviewShell } = loadedLayouts
  const view = viewOf(loaded)
  if (!loaded.preview || !PreviewShell) return view
  const shown = shownDocument(loaded)
  return (
    <>
      {view}
      {'_id' in shown && <PreviewShell info={loaded.preview} page={shown} />}
    </>
  )
}

function viewOf(loaded: LoaderData) {
  if (loaded.kind === 'policy') return <PolicyView {...loaded} />
  return loaded.kind === 'article' ? <ArticleView {...loaded} /> : <SectionsView {...loaded} />
}

/** What the page is made from. */
function shownDocument(loaded: LoaderData) {
  if (loaded.kind === 'policy') return loaded.policy
  return loaded.kind === 'article' ? loaded.article : loaded.page
}

/** In a preview all sections are hydrated, so that edits can be shown. */
function SectionsView(loaded: LoadedPage & Pick<LoaderData, 'preview'>) {
  const { page, isServerRendered, preview } = loaded
  const context = {
    path: page.path ?? '/',
    breadcrumb: breadcrumbOf(page),
  }
  const main = (
    <Main
      id="main"
      {...{
        [SECTIONS_ATTRIBUTE]: preview && variantsOf(page.sections).join(' '),
        [LAYOUT_ATTRIBUTE]: layoutNames(loaded).join(' ') || undefined,
      }}
    >
      <PageContext value={context}>
        <Sections sections={page.sections} isServerRendered={isServerRendered} />
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
  const { standalone: parts } = loadedLayouts
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

function PolicyView(loaded: LoadedPolicy & Pick<LoaderData, 'preview'>) {
  const { policy: PolicyLayout, policyText } = loadedLayouts
  return (
    <Main id="main" {...{ [LAYOUT_ATTRIBUTE]: layoutNames(loaded).join(' ') }}>
      {PolicyLayout && <PolicyLayout policy={loaded.policy} parts={policyText} />}
    </Main>
  )
}

function ArticleView(loaded: LoadedArticle & Pick<LoaderData, 'preview'>) {
  const { article: ArticleLayout, articleText } = loadedLayouts
  return (
    <Main id="main" {...{ [LAYOUT_ATTRIBUTE]: layoutNames(loaded).join(' ') }}>
      {ArticleLayout && <ArticleLayout article={loaded.article} parts={articleText} />}
    </Main>
  )
}

/** @returns the layouts whose code the browser needs for this page */
export function layoutNames(loaded: LoaderData): LayoutName[] {
  const isInDocument = loaded.layout === 'standalone' && loaded.isServerRendered && !loaded.preview
  const names: (LayoutName | undefined | false)[] = [
    !isInDocument && loaded.layout,
    loaded.kind === 'policy' && !isStaticPolicy(loaded.policy) && 'policyText',
    loaded.kind === 'article' && !isStaticArticle(loaded.article) && 'articleText',
    loaded.preview && 'preview',
  ]
  return names.filter((name) => typeof name === 'string')
}
