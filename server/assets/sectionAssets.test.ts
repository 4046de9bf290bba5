import { expect, test } from 'vitest'
import { sectionAssetsOf } from './sectionAssets.ts'

const chunk = (file: string, imports: string[] = [], isEntry = false) => ({
  file,
  imports,
  isEntry,
})

const assets = sectionAssetsOf({
  'app/entry.client.tsx': chunk('assets/entry.js', ['_react.js'], true),
  '_react.js': chunk('assets/react.js', ['_runtime.js']),
  '_runtime.js': chunk('assets/runtime.js'),
  'app/sections/hero/section.tsx': chunk('assets/hero.js', ['_react.js', '_picture.js']),
  'app/sections/carousel/section.tsx': chunk('assets/carousel.js', ['_picture.js', '_motion.js']),
  '_picture.js': chunk('assets/picture.js', ['_react.js']),
  '_motion.js': chunk('assets/motion.js', ['app/sections/carousel/section.tsx']),
})

test('a section’s chunk is listed with its own imports, without what every page loads', () => {
  expect(assets.modulesFor(['hero'])).toEqual(['/assets/hero.js', '/assets/picture.js'])
})

test('a chunk that two sections share is listed once', () => {
  expect(assets.modulesFor(['hero', 'carousel', 'hero'])).toEqual([
    '/assets/hero.js',
    '/assets/picture.js',
    '/assets/carousel.js',
    '/assets/motion.js',
  ])
})

test('an unknown section has no chunks', () => {
  expect(assets.modulesFor(['__proto__', 'nothing'])).toEqual([])
})
