import { defineLocaleResourceBundle } from 'sanity'
import {
  FILE_BYTES_MAX,
  IMAGE_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  MEGABYTE,
} from '../lake/core/uploadLimits.ts'

const IMAGE = `${IMAGE_BYTES_MAX / MEGABYTE} MB and ${IMAGE_PIXELS_MAX / 1_000_000} million pixels`
const FILE = `${FILE_BYTES_MAX / MEGABYTE} MB`

/**
 * The embedded lake's upload limits, shown when an upload fails and the lake has given no reason
 * (`lake/uploadReasons.ts`); the Studio itself only refers to the console.
 */
export const uploadMessages = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.title': 'Upload failed',
    'asset-sources.common.uploader.upload-failed.description': `Pictures may be JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG, up to ${IMAGE}; other files up to ${FILE}. Save the file again in one of these formats, or make it smaller. Photos of an iPhone (HEIC) have to be saved as JPEG first.`,
  },
})
