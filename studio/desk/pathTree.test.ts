import { expect, test } from 'vitest'
import { type PageEntry, type PathNode, pathTree } from './pathTree.ts'

const page = (path: string | null, id = path ?? 'none'): PageEntry => ({ id, path })

/** The tree as indented lines; paths without a page in brackets. */
function lines(nodes: readonly PathNode[], indent = ''): string[] {
  return nodes.flatMap(({ path, page: own, children }) => [
    indent + (own ? path : `(${path})`),
    ...lines(children, `${indent}  `),
  ])
}

test('pages are below the path that they continue, home first', () => {
  const pages = ['/services/sms', '/', '/services', '/about', '/services/payouts'].map((path) =>
    page(path),
  )
  expect(lines(pathTree(pages).roots)).toEqual([
    '/',
    '/about',
    '/services',
    '  /services/payouts',
    '  /services/sms',
  ])
})

test('a path without a page contains the pages below it', () => {
  expect(lines(pathTree([page('/products/mobile/app')]).roots)).toEqual([
    '(/products)',
    '  (/products/mobile)',
    '    /products/mobile/app',
  ])
})

test('pages without a path, and with that of another page, are listed separately', () => {
  const { roots, elsewhere } = pathTree([page('/a', 'one'), page('/a', 'two'), page(null)])
  expect(lines(roots)).toEqual(['/a'])
  expect(elsewhere.map(({ id }) => id)).toEqual(['two', 'none'])
})
