import { ClientError, ServerError } from '@sanity/client'
import type { AssetSourceUploadEvent, AssetSourceUploader, AssetSourceUploadFile } from 'sanity'
import { expect, test } from 'vitest'
import { withUploadReasons } from './uploadReasons.ts'

/** Emits what the Studio's own uploader does when its only file fails. */
function failing(error: Error) {
  const failed: AssetSourceUploadFile = {
    id: 'a',
    file: new File([], 'a.jpg'),
    progress: 0,
    status: 'error',
    error,
  }
  return class implements AssetSourceUploader {
    subscribe(subscriber: (event: AssetSourceUploadEvent) => void) {
      subscriber({ type: 'all-complete', files: [failed] })
      subscriber({ type: 'error', files: [] })
      return () => undefined
    }
    upload() {
      return []
    }
    getFiles() {
      return []
    }
    abort() {}
    updateFile() {}
    reset() {}
  }
}

/** What the editor sees after a failed upload: the reasons, and whether the Studio's message. */
function shownAfter(error: Error) {
  const reasons: string[] = []
  const source = { name: 'a', component: () => null, Uploader: failing(error) }
  const [reporting] = withUploadReasons([source], (reason) => reasons.push(reason))
  const events: string[] = []
  if (reporting?.Uploader) new reporting.Uploader().subscribe(({ type }) => events.push(type))
  return { reasons, events }
}

test.each([
  ['refuses', ClientError, 413, 'The file is larger than 25 MB'],
  ['cannot store', ServerError, 507, 'The disk is full'],
])(
  'an upload that the lake %s is reported with its reason, not with the general one',
  (_, HttpError, statusCode, message) => {
    const body = { error: 'Error', message }
    const request = { url: '/assets/images/site', method: 'POST' }
    const shown = shownAfter(new HttpError({ ...request, statusCode, headers: {}, body }))
    expect(shown).toEqual({ reasons: [message], events: ['all-complete'] })
  },
)

test('an upload without an answer of the lake is reported with the general message', () => {
  const shown = shownAfter(new Error('XHR upload network error'))
  expect(shown).toEqual({ reasons: [], events: ['all-complete', 'error'] })
})
