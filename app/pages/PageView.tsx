import { styled } from 'styled-components'
import { SECTIONS_ATTRIBUTE } from '../sections/documentSections.ts'
import { Sections } from '../sections/Sections.tsx'
import type { LoadedPage } from './pageLoader.ts'

/** A heading that is given the focus after a navigation is not something to press: no ring. */
export const Main = styled.main`
  h1:focus {
    outline: 0;
  }
`

export function PageView({ page }: Pick<LoadedPage, 'page'>) {
  const types = new Set(page.sections.map(({ _type }) => _type))
  return (
    <Main id="main" {...{ [SECTIONS_ATTRIBUTE]: [...types].join(' ') }}>
      <Sections sections={page.sections} />
    </Main>
  )
}
