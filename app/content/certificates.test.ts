import { expect, test } from 'vitest'
import { shownCertificates } from './certificates.ts'

const certificate = (mark: 'iso' | null) => ({
  title: 'ISO certified',
  mark,
  image: null,
  url: null,
})

test('certificates without a mark, or with an unknown one, are left out', () => {
  const unknown = ['soc', 'constructor'].map((mark) =>
    JSON.parse(JSON.stringify({ ...certificate(null), mark })),
  )
  expect(shownCertificates([...unknown, certificate('iso'), certificate(null)])).toMatchObject([
    { title: 'ISO certified', mark: 'iso' },
  ])
})
