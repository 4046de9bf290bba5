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
  return loaded.kind === 'policy' ? <PolicyView {...loaded} /> : <SectionsView {...loaded} />
}

function SectionsView({ page, layout, served }: Pick<LoadedPage, 'page' | 'layout' | 'served'>) {
  const awaited = awaitedTypes(page.sections)
  const context = {
    path: page.path ?? '/',
    title: page.title ?? '',
    breadcrumb: breadcrumbOf(page),
  }
  const main = (
    <Main id="main" {...{ [SECTIONS_ATTRIBUTE]: awaited.join(' '), [LAYOUT_ATTRIBUTE]: layout }}>
      <PageContext value={context}>
        <Sections sections={page.sections} served={served} />
      </PageContext>
    </Main>
  )
  const { ownFrame: OwnFrame } = loadedLayouts
  return page.ownFrame && OwnFrame ? <OwnFrame frame={page.ownFrame}>{main}</OwnFrame> : main
}

function PolicyView({ policy, layout }: Pick<LoadedPolicy, 'policy' | 'layout'>) {
  const { policy: PolicyLayout } = loadedLayouts
  return (
    <Main id="main" {...{ [LAYOUT_ATTRIBUTE]: layout }}>
      {PolicyLayout && <PolicyLayout policy={policy} />}
    </Main>
  )
}
