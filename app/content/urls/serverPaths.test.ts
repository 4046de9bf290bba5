import { expect, test } from 'vitest'
import { isAppPath } from '../../design/anchor/Anchor.tsx'
import { LAKE_PATH, STUDIO_PATH } from './serverPaths.ts'

test.each([STUDIO_PATH, LAKE_PATH])('a link to %s loads a document', (path) => {
  expect(isAppPath(path)).toBe(false)
  expect(isAppPath(`${path}/page`)).toBe(false)
})
