/**
 * Content types of served assets, by extension. The uploader's claimed type is never used: it would
 * let any client with a token choose what a visitor's browser executes on this origin.
 */
const INLINE: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heif: 'image/heif',
  tif: 'image/tiff',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff2: 'font/woff2',
}

const DOWNLOADED: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
  gz: 'application/gzip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

export const SVG_TYPE = 'image/svg+xml'

/** The type a file is served with; anything a browser might execute becomes plain bytes. */
export function contentTypeOf(extension: string): string {
  return INLINE[extension] ?? DOWNLOADED[extension] ?? 'application/octet-stream'
}

/** Whether a file may be shown in the browser; everything else is sent as an attachment. */
export function isShownInline(extension: string): boolean {
  return extension in INLINE
}

/**
 * Policy for SVG documents: an `<img>` never runs their scripts; opened directly they are sandboxed
 * from the origin and may use only their own styles and data URLs.
 */
export const SVG_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox"
