import { isHttpError } from '@sanity/client'
import type { AssetSource } from 'sanity'
import { isRecord } from '../../app/content/isRecord.ts'
import { showToast } from '../Toasts.tsx'

type Report = (reason: string) => void

const showReason: Report = (description) =>
  showToast({ status: 'error', title: 'Upload failed', description })

/** The lake's reason replaces the Studio's message, which is the same for all failures. */
export const withUploadReasons = (sources: readonly AssetSource[], report = showReason) =>
  sources.map((source) => ({
    ...source,
    ...(source.Uploader && { Uploader: reporting(source.Uploader, report) }),
  }))

function reporting(Uploader: NonNullable<AssetSource['Uploader']>, report: Report) {
  return class extends Uploader {
    override subscribe(subscriber: Parameters<InstanceType<typeof Uploader>['subscribe']>[0]) {
      let isReported = false
      return super.subscribe((event) => {
        const files = event.type === 'all-complete' ? event.files : []
        for (const reason of files.flatMap(({ error }) => reasonIn(error) ?? [])) {
          isReported = true
          report(reason)
        }
        if (event.type !== 'error' || !isReported) subscriber(event)
      })
    }
  }
}

function reasonIn(error: unknown): string | undefined {
  const body = isHttpError(error) ? error.response.body : undefined
  return isRecord(body) && typeof body.message === 'string' ? body.message : undefined
}
