import { afterEach, expect, test, vi } from 'vitest'
import { SectionBoundary } from './SectionBoundary.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const PAGE = 'https://nsaa.example/contact-us'

/** Mounts a section that fails in its first render, and counts reloads of the document. */
function reloadsOf(navigation: { type: string; name: string }, isServerRendered: boolean): number {
  const reload = vi.fn()
  vi.stubGlobal('performance', { getEntriesByType: () => [navigation] })
  vi.stubGlobal('location', { href: PAGE, reload })
  const boundary = new SectionBoundary({
    id: 'section-a',
    isServerRendered,
    children: null,
  })
  boundary.state = SectionBoundary.getDerivedStateFromError()
  boundary.componentDidMount()
  return reload.mock.calls.length
}

test.each([
  ['after a navigation', 1, { type: 'navigate', name: PAGE }],
  ['after a reload of the page before', 1, { type: 'reload', name: 'https://nsaa.example/' }],
  ['but not a second time', 0, { type: 'reload', name: PAGE }],
])('a section that fails without served HTML reloads its document %s', (_, times, navigation) => {
  expect(reloadsOf(navigation, false)).toBe(times)
})

test('a section that fails with served HTML reloads nothing', () => {
  expect(reloadsOf({ type: 'navigate', name: PAGE }, true)).toBe(0)
})
