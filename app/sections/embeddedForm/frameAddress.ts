import { parseLink } from '../../content/links.ts'
import { isHydrated, type PageSection } from '../staticSections.ts'

/** @returns the address of the frame; undefined if it is refused */
export function frameAddress(address: string | null): string | undefined {
  const link = parseLink(address)
  return link?.kind === 'page' || link?.kind === 'external' ? link.href : undefined
}

/**
 * @param framed absolute addresses of the frames in the document, whose origins are all that its
 * policy allows
 * @returns whether the document's policy would block a frame of these sections
 */
export function hasBlockedFrame(
  sections: readonly PageSection[],
  framed: readonly string[],
): boolean {
  return sections.filter(isHydrated).some((section) => {
    const address = section._type === 'embeddedForm' ? frameAddress(section.address) : undefined
    if (address === undefined) return false
    const { origin } = new URL(address, window.location.href)
    return !framed.some((each) => each.startsWith(`${origin}/`))
  })
}
