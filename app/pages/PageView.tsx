import { styled } from 'styled-components'
import { SECTIONS_ATTRIBUTE } from '../sections/documentSections.ts'
import { PageContext } from '../sections/pageContext.ts'
import { Sections } from '../sections/Sections.tsx'
import { awaitedTypes } from '../sections/servedSections.ts'
import { breadcrumbOf } from './breadcrumb.ts'
import { LAYOUT_ATTRIBUTE, loadedLayouts } from './layouts.ts'
import type { Loaded, LoadedPage, LoadedPolicy } from './pageLoader.ts'

/** A heading that is given the focus after a navigation is not something to press: no ring. */
export const Main = styled.main`
  h1:focus {
    outline: 0;
  }
`

/** What stands at a path: a page of sections, or a policy. Their code must have been loaded. */
export function PageView({ loaded }: { loaded: Loaded }) {
  const { preview: PreviewShell } = loadedLayouts
  const view = loaded.kind === 'policy' ? <PolicyView {...loaded} /> : <SectionsView {...loaded} />
  if (!loaded.preview || !PreviewShell) return view
  return (
    <>
      {view}
      <PreviewShell
        info={loaded.preview}
        page={loaded.kind === 'page' ? loaded.page : loaded.policy}
      />
    </>
  )
}

/** In a preview all sections are taken over at once, or what is typed could not be shown. */
function SectionsView({
  page,
  layout,
  served,
  preview,
}: Pick<LoadedPage, 'page' | 'layout' | 'served'> & Pick<Loaded, 'preview'>) {
  const awaited = preview ? page.sections.map(({ _type }) => _type) : awaitedTypes(page.sections)
  const context = {
    path: page.path ?? '/',
    title: page.title ?? '',
    breadcrumb: breadcrumbOf(page),
  }
  const main = (
    <Main
      id="main"
      {...{
        [SECTIONS_ATTRIBUTE]: awaited.join(' '),
        [LAYOUT_ATTRIBUTE]: layoutNames({ layout, preview }),
      }}
    >
      <PageContext value={context}>
        <Sections sections={page.sections} served={served} />
      </PageContext>
    </Main>
  )
  const { ownFrame: OwnFrame } = loadedLayouts
  return page.ownFrame && OwnFrame ? <OwnFrame frame={page.ownFrame}>{main}</OwnFrame> : main
}

function PolicyView({
  policy,
  layout,
  preview,
}: Pick<LoadedPolicy, 'policy' | 'layout'> & Pick<Loaded, 'preview'>) {
  const { policy: PolicyLayout } = loadedLayouts
  return (
    <Main id="main" {...{ [LAYOUT_ATTRIBUTE]: layoutNames({ layout, preview }) }}>
      {PolicyLayout && <PolicyLayout policy={policy} />}
    </Main>
  )
}

function layoutNames({ layout, preview }: Pick<Loaded, 'layout' | 'preview'>): string | undefined {
  return preview ? `${layout ?? ''} preview` : layout
}
