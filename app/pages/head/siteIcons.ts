import type { PictureValue } from '../../content/ContentImage.tsx'
import { fixedRendition } from '../../content/fixedRendition.ts'

/** A link element of the head. */
export interface IconLink {
  rel: string
  href: string
  sizes?: string
  type?: string
}

interface ManifestIcon {
  src: string
  sizes: string
  type: string
  purpose?: string
}

const SHIPPED_LINKS: readonly IconLink[] = [
  { rel: 'icon', href: '/artwork/favicon-32.png', sizes: '32x32' },
  { rel: 'icon', href: '/artwork/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/artwork/apple-touch-icon.png' },
]

const SHIPPED_MANIFEST: readonly ManifestIcon[] = [
  { src: '/artwork/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/artwork/icon-512.png', sizes: '512x512', type: 'image/png' },
  {
    src: '/artwork/icon-maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  },
]

/** A square rendition of the icon that an editor gave, as PNG. */
function rendition(icon: PictureValue, sizePx: number): string {
  return fixedRendition(icon, { width: sizePx, height: sizePx }, 'png') ?? ''
}

/** @returns the links to the icons of tabs and home screens */
export function iconLinks(icon: PictureValue | null | undefined): readonly IconLink[] {
  if (!icon?.asset?.url) return SHIPPED_LINKS
  return [
    { rel: 'icon', href: rendition(icon, 32), sizes: '32x32', type: 'image/png' },
    { rel: 'apple-touch-icon', href: rendition(icon, 180) },
  ]
}

/** @returns the icons of the web manifest */
export function manifestIcons(icon: PictureValue | null | undefined): readonly ManifestIcon[] {
  if (!icon?.asset?.url) return SHIPPED_MANIFEST
  return [192, 512].map((sizePx) => ({
    src: rendition(icon, sizePx),
    sizes: `${sizePx}x${sizePx}`,
    type: 'image/png',
  }))
}
