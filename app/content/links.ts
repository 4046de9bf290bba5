/**
 * Addresses from editors. They are validated twice: in the Studio, so that the error appears during
 * editing, and on the website, because documents also arrive by import and API.
 */

/** The kind of an allowed destination. */
type LinkKind = 'page' | 'anchor' | 'asset' | 'external' | 'mail' | 'phone'

export interface AllowedLink {
  kind: LinkKind
  /** The address to write into `href`. */
  href: string
}

const LENGTH_MAX = 2048
/**
 * Blanks, controls, invisible and bidirectional characters, and characters that browsers rewrite.
 */
const FORBIDDEN = /[\s\\<>"'`{}|^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const ENCODED_CONTROL = /%(?:[01][0-9a-f]|7f)/i
const ANCHOR = /^#[a-z][\w:.-]*$/i
const MAIL = /^mailto:[^@?%&,;:/]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)+(?:\?[^#]*)?$/i
const PHONE = /^tel:\+?[0-9*][0-9*().-]{1,30}(?:%23)?$/i
const ASSET = /^(?:https?:\/\/[^/?#]+)?(\/lake\/(?:images|files)\/[\w./-]+(?:\?[^#]*)?)$/i

/**
 * Parses an address by the allow-list: a path of this site, `#anchor`, `https:`, `mailto:`, `tel:`.
 * @returns undefined for everything else, so `javascript:`, `data:`, `//host` and the like never
 * reach a page
 */
export function parseLink(typed: string | null | undefined): AllowedLink | undefined {
  if (!typed || typed.length > LENGTH_MAX) return undefined
  // Encyclopedias and maps have these in their addresses.
  const value = /^https:/i.test(typed) ? typed.replace(/'/g, '%27').replace(/\|/g, '%7C') : typed
  if (FORBIDDEN.test(value) || ENCODED_CONTROL.test(value)) return undefined
  const asset = ASSET.exec(value)?.[1]
  if (asset) return asset.includes('..') ? undefined : { kind: 'asset', href: asset }
  if (value.startsWith('/')) return parsePath(value)
  if (value.startsWith('#')) return ANCHOR.test(value) ? { kind: 'anchor', href: value } : undefined
  if (/^mailto:/i.test(value)) return MAIL.test(value) ? { kind: 'mail', href: value } : undefined
  if (/^tel:/i.test(value)) return PHONE.test(value) ? { kind: 'phone', href: value } : undefined
  return parseExternal(value)
}

function parsePath(value: string): AllowedLink | undefined {
  // A path that leaves the origin or is normalized to another one ("/a/../b") could mislead.
  const same = requestedPath(value) === value.split(/[?#]/)[0]
  return same ? { kind: 'page', href: value } : undefined
}

/**
 * The path that a browser requests for an address on this site, normalized and percent-encoded.
 * @returns undefined if the address leaves the site
 */
export function requestedPath(value: string): string | undefined {
  const base = 'https://site.invalid'
  const url = value.startsWith('//') ? undefined : readUrl(value, base)
  return url?.origin === base ? url.pathname : undefined
}

/**
 * The path of the page that an address leads to, without query, anchor and trailing slash, which
 * the website removes with a redirect.
 * @returns undefined if the address does not lead to a page of this site
 */
export function pagePath(value: string | null | undefined): string | undefined {
  const link = parseLink(value)
  if (link?.kind !== 'page') return undefined
  return link.href.split(/[?#]/)[0]?.replace(/\/+$/, '') || '/'
}

function parseExternal(value: string): AllowedLink | undefined {
  const url = /^https:\/\/[^/]/i.test(value) ? readUrl(value) : undefined
  if (!url) return undefined
  // "https://bank.example@evil.example" looks like the first host and leads to the second.
  if (url.username || url.password || !/^[^'%]*\.[^'%]*$/.test(url.hostname)) return undefined
  return { kind: 'external', href: url.href }
}

/** `URL.parse` and `URL.canParse` are newer than the oldest supported browsers. */
function readUrl(value: string, base?: string): URL | undefined {
  try {
    return new URL(value, base)
  } catch {
    return undefined
  }
}

/**
 * Why the Studio refuses an address.
 * @returns undefined when it is allowed
 */
export function linkProblem(value: string): string | undefined {
  if (parseLink(value)) return undefined
  if (value !== value.trim()) return 'Remove the spaces before and after the address.'
  if (/^http:/i.test(value)) return 'Use https:// instead of http://.'
  if (/^https:\/\/[^/?#]*\s/i.test(value)) return 'Remove the spaces from the name of the website.'
  const encoded = encodedAddress(value)
  if (encoded && parseLink(encoded.address)) return `${encoded.advice}: ${encoded.address}`
  if (/^[\w.+-]+@[\w-]+\.\w/.test(value)) return 'Put mailto: before an e-mail address.'
  if (/^\+?[\d ()-]{6,}$/.test(value)) return 'Put tel: before the phone number, without spaces.'
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(value)) return 'Put https:// before the address.'
  return 'Use a path on this website (/contact-us), an anchor (#features), https://…, mailto:… or tel:….'
}

/** The address as it was probably meant, and what has to be changed for that. */
function encodedAddress(value: string): { address: string; advice: string } | undefined {
  if (/^tel:/i.test(value)) {
    const address = value.replace(/\s/g, '').replace(/#$/, '%23')
    return { address, advice: value.includes('#') ? 'Write %23 instead of #' : 'Remove the spaces' }
  }
  return /^(?:mailto|https):/i.test(value)
    ? { address: value.replace(/ /g, '%20'), advice: 'Write %20 instead of a space' }
    : undefined
}

/** A link as returned by `linkFragment`. */
export interface LinkValue {
  href: string | null
  newTab?: boolean | null
}

/** Link properties of the design's links and buttons. */
export interface LinkTarget {
  href: string
  newTab: boolean
}

/**
 * Link properties for `Anchor`, `TextLink` and `Button`. Only documents and other sites open in a
 * new tab, never a page of this site.
 * @returns undefined if the address is missing or not allowed; show the text without a link
 */
export function linkTarget(link: LinkValue | null | undefined): LinkTarget | undefined {
  const allowed = parseLink(link?.href)
  if (!allowed) return undefined
  const mayOpenTab = allowed.kind === 'external' || allowed.kind === 'asset'
  return { href: allowed.href, newTab: mayOpenTab && link?.newTab === true }
}

/**
 * The `tel:` address of a number as editors write it, without spaces and punctuation. The zero of
 * "+233 (0)30" is dialled only without the country code.
 * @returns undefined if it is no number; show the text without a link
 */
export function telephoneHref(number: string): string | undefined {
  const dialled = number.replace(/(\+[^(]*)\(0\)/, '$1').replace(/[^+\d]/g, '')
  return parseLink(`tel:${dialled}`)?.href
}

/**
 * The URL of an asset for the browser. The embedded lake writes absolute URLs into asset documents;
 * paths work behind any host name and proxy, and no request leaves the origin. Assets of a hosted
 * lake have their own origin.
 */
export function assetHref(url: string): string {
  return ASSET.exec(url)?.[1] ?? url
}
