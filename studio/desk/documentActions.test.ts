import type { DocumentActionComponent } from 'sanity'
import { expect, test } from 'vitest'
import { documentActions } from './documentActions.ts'

const NAMES = [
  'publish',
  'delete',
  'duplicate',
  'unpublish',
  'discardChanges',
  'discardVersion',
  'restore',
  'schedule',
  'unpublishVersion',
] as const

/** The names of those of the Studio's actions that a type of document has. */
function actionsFor(schemaType: string, versionType: 'draft' | 'version' = 'draft') {
  const actions = NAMES.map(
    (action): DocumentActionComponent => Object.assign(() => null, { action }),
  )
  return documentActions(actions, { schemaType, versionType }).map(({ action }) => action)
}

test('the actions of the site settings do not duplicate, unpublish or delete them', () => {
  expect(actionsFor('siteSettings')).toEqual([
    'publish',
    'discardChanges',
    'discardVersion',
    'restore',
    'schedule',
  ])
})

test('the actions of a testimonial, of which there are many, include all', () => {
  expect(actionsFor('testimonial')).toEqual(NAMES)
})

test('the release action of a page has no name, by which the table of a release would offer it', () => {
  const named = NAMES.map((name) => (name === 'unpublishVersion' ? undefined : name))
  expect(actionsFor('page', 'version')).toEqual(named)
})
