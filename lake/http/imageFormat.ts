import { open } from 'node:fs/promises'
import { readWeight } from '../../runtime/contentCoding.ts'
import { FORMATS, type ImageFormat, type ImageParameters } from '../assets/parameters.ts'

/**
 * `fm` decides; else `auto=format` takes the smallest format the browser accepts (for animations
 * one that retains their frames); else the source's own.
 */
export function formatFor(
  { autoFormat, format }: ImageParameters,
  accept: string,
  { extension, isAnimated }: { extension: string; isAnimated: boolean },
): ImageFormat {
  if (format && format !== 'json') return format
  if (autoFormat && !isAnimated && accepts(accept, 'image/avif')) return 'avif'
  if (autoFormat && accepts(accept, 'image/webp')) return 'webp'
  return FORMATS[extension] ?? 'jpeg'
}

/** Whether an `Accept` header names the media type itself, and not with a quality of 0. */
function accepts(accept: string, mediaType: string): boolean {
  return accept
    .split(',')
    .map(readWeight)
    .some(([type, weight]) => type === mediaType && weight > 0)
}

/** WebP's extended header: `VP8X` at byte 12, and in its flags at byte 20 the bit of animations. */
const WEBP_HEADER_BYTES = 21
const WEBP_ANIMATION_FLAG = 0x02

export async function isAnimated(extension: string, path: string): Promise<boolean> {
  if (extension !== 'webp') return extension === 'gif'
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(WEBP_HEADER_BYTES), 0, WEBP_HEADER_BYTES, 0)
    const isExtended = buffer.toString('latin1', 12, 16) === 'VP8X'
    return isExtended && (buffer.readUInt8(20) & WEBP_ANIMATION_FLAG) !== 0
  } finally {
    await file.close()
  }
}
