import { styled } from 'styled-components'
import { SECTIONS_ATTRIBUTE } from '../sections/documentSections.ts'
import { PageContext } from '../sections/pageContext.ts'
import { Sections } from '../sections/Sections.tsx'
import { breadcrumbOf } from './breadcrumb.ts'
import type { LoadedPage } from './pageLoader.ts'

/** A heading that is given the focus after a navigation is not something to press: no ring. */
export const Main = styled.main`
  h1:focus {
    outline: 0;
  }
`

export function PageView({ page }: Pick<LoadedPage, 'page'>) {
  const types = new Set(page.sections.map(({ _type }) => _type))
  const context = {
    path: page.path ?? '/',
    title: page.title ?? '',
    breadcrumb: breadcrumbOf(page),
  }
  return (
    <Main id="main" {...{ [SECTIONS_ATTRIBUTE]: [...types].join(' ') }}>
      <PageContext value={context}>
        <Sections sections={page.sections} />
      </PageContext>
    </Main>
  )
}
