import { defineLocaleResourceBundle } from 'sanity'

/**
 * The embedded lake's upload limits, shown when an upload fails; the Studio itself only refers to
 * the console. The bounds are in `lake/http/limits.ts`.
 */
export const uploadMessages = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.title': 'Upload failed',
    'asset-sources.common.uploader.upload-failed.description':
      'Pictures may be JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG, up to 25 MB and 60 million pixels; other files up to 50 MB. Save the file again in one of these formats, or make it smaller. Photos of an iPhone (HEIC) have to be saved as JPEG first.',
  },
})
