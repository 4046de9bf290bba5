import { type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createGlobalStyle,
  keyframes,
  ServerStyleSheet,
  StyleSheetContext,
  styled,
} from 'styled-components'
import { expect, test } from 'vitest'
import { CompiledStyles } from './CompiledStyles.tsx'

const turn = keyframes`to { rotate: 1turn; }`
const Global = createGlobalStyle`p { margin: 0; }`
const Box = styled.div<{ $width: string }>`
  width: ${({ $width }) => $width};
  animation: ${turn} 1s;
  &:hover { color: red; }
`
const page = (width: string) => (
  <>
    <Global />
    <Box $width={width} />
  </>
)

function cssOf(element: ReactNode): string {
  const sheet = new ServerStyleSheet()
  renderToString(<CompiledStyles>{sheet.collectStyles(element)}</CompiledStyles>)
  return sheet.getStyleTags()
}

function libraryCss(element: ReactNode): string {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(element))
  return sheet.getStyleTags()
}

test('every document has the rules that styled-components compiles', () => {
  for (const width of ['1px', '2px', '1px', '2px']) {
    expect(cssOf(page(width))).toBe(libraryCss(page(width)))
  }
})

test('a component is compiled once for all documents', () => {
  let compiled = 0
  const counting = Object.assign(
    (css: string) => {
      compiled++
      return [css]
    },
    { hash: '' },
  )
  function Counted({ children }: { children: ReactNode }) {
    const context = useContext(StyleSheetContext)
    return (
      <StyleSheetContext value={{ ...context, stylis: counting }}>{children}</StyleSheetContext>
    )
  }
  for (let document = 0; document < 3; document++) {
    const sheet = new ServerStyleSheet()
    renderToString(
      <Counted>
        <CompiledStyles>{sheet.collectStyles(page('3px'))}</CompiledStyles>
      </Counted>,
    )
  }
  // The global style, the animation and the box.
  expect(compiled).toBe(3)
})
