import { renderToString } from 'react-dom/server'
import { styled } from 'styled-components'
import { describe, expect, test } from 'vitest'
import { Deferred } from '../partialHydration/DeferredStyles.tsx'
import { ServerOnly } from '../partialHydration/StaticHtml.tsx'
import { StyleScopeProvider } from '../partialHydration/StyleScope.tsx'
import {
  createSheets,
  documentCss,
  recordedStyles,
  scopeFor,
  sealSheets,
} from './documentStyles.ts'

const Box = styled.div<{ $wide?: boolean }>`
  width: ${({ $wide }) => ($wide ? '2px' : '1px')};
`
const LargeBox = styled(Box)`
  height: 3px;
`
const Note = styled.p`
  color: red;
`

function cssOf(element: React.ReactNode) {
  const sheets = createSheets()
  renderToString(
    sheets.head.interactive.collectStyles(
      <StyleScopeProvider value={scopeFor(sheets, { part: 'head', isStatic: false })}>
        {element}
      </StyleScopeProvider>,
    ),
  )
  const css = documentCss(recordedStyles(sheets))
  sealSheets(sheets)
  return css
}

const Ink = styled.b<{ $colour: string }>`
  color: ${({ $colour }) => $colour};
`

describe('the CSS of a document', () => {
  test.each(['</style>', '</sty</style>le>', '</sty<style>le>'])(
    'has no rule with %j, which could end its element',
    (text) => {
      const { head } = cssOf(
        <>
          <Ink $colour={`red;content:"${text}<script>"`} />
          <Box />
        </>,
      )
      expect(head).toContain('width:1px')
      expect(head).not.toContain('<')
    },
  )

  test('has each rule once, in the order in which components extend each other', () => {
    const { head } = cssOf(
      <>
        <LargeBox />
        <ServerOnly id="a">
          <Box $wide />
          <LargeBox />
        </ServerOnly>
      </>,
    )
    const order = ['width:1px', 'width:2px', 'height:3px'].map((rule) => head.indexOf(rule))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
    expect(head.split('height:3px')).toHaveLength(2)
  })

  test("the CSS of a deferred part does not repeat the head's rules", () => {
    const { head, deferred } = cssOf(
      <>
        <Box />
        <Deferred of="sections">
          <Box />
          <Note />
        </Deferred>
      </>,
    )
    expect(head).toContain('width:1px')
    expect(deferred.sections).not.toContain('width:1px')
    expect(deferred.sections).toContain('color:red')
    expect(deferred.shell).toBe('')
  })

  test('lists the class names of hydrated parts, also in deferred parts, and no others', () => {
    const { markers } = cssOf(
      <>
        <ServerOnly id="a">
          <Note />
        </ServerOnly>
        <Deferred of="sections">
          <Box />
        </Deferred>
      </>,
    )
    const names = [...markers.matchAll(/content:"([^"]*),"/g)].map(([, name]) => name)
    // The element around the static part, and the box.
    expect(names).toHaveLength(2)
    expect(markers).toMatch(
      /^<style data-styled="true" data-styled-version="[^"]+" media="not all">/,
    )
    expect(markers).not.toContain('{width')
  })
})
