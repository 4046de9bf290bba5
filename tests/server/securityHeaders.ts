/**
 * The published rules of Mozilla's HTTP Observatory
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), as far as they concern
 * one response: the score of each finding, and the grade.
 */
export interface ScannedResponse {
  /** The public URL. */
  url: URL
  status: number
  headers: Headers
  html: string
  /** The target of `http://` on the same host; null if nothing listens there. */
  insecureLeadsTo: URL | null
}

export interface Finding {
  rule: string
  result: string
  points: number
}

const EXTRA_CREDIT_FROM = 90
const SIX_MONTHS_S = 15_768_000
const BROAD = /^(?:\*|(?:https?|ftp):|https?:\/\/\*(?:\.\*)?)$/
const HASH_OR_NONCE = /^'(?:sha(?:256|384|512)|nonce)-/

const GRADES: readonly [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
]

/** Bonuses count only for a response that scores at least 90 without them. */
export function observatoryScore(response: ScannedResponse): {
  score: number
  grade: string
  findings: Finding[]
} {
  const findings = RULES.map(([rule, rate]) => {
    const [result, points] = rate(response)
    return { rule, result, points }
  })
  const sum = (counted: readonly Finding[]) =>
    counted.reduce((total, { points }) => total + points, 100)
  const base = sum(findings.filter(({ points }) => points < 0))
  const score = Math.max(0, base >= EXTRA_CREDIT_FROM ? sum(findings) : base)
  return { score, grade: GRADES.find(([from]) => score >= from)?.[1] ?? 'F', findings }
}

type Score = readonly [result: string, points: number]

const RULES: readonly [rule: string, rate: (response: ScannedResponse) => Score][] = [
  ['content-security-policy', contentSecurityPolicy],
  ['cookies', cookies],
  ['cross-origin-resource-sharing', resourceSharing],
  ['redirection', redirection],
  ['referrer-policy', referrerPolicy],
  ['strict-transport-security', transportSecurity],
  ['subresource-integrity', subresourceIntegrity],
  ['x-content-type-options', contentTypeOptions],
  ['x-frame-options', frameOptions],
  ['cross-origin-resource-policy', ({ headers }) => resourcePolicy(headers)],
  ['cross-origin-opener-policy', ({ headers }) => openerPolicy(headers)],
  ['cross-origin-embedder-policy', ({ headers }) => embedderPolicy(headers)],
]

type Policy = ReadonlyMap<string, readonly string[]>

/** @returns undefined for an invalid policy: a repeated directive, or two policies */
function parsePolicy(text: string): Policy | undefined {
  const policy = new Map<string, readonly string[]>()
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (policy.has(name) || text.includes(',')) return undefined
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources)
  }
  return policy
}

function contentSecurityPolicy({ headers, url }: ScannedResponse): Score {
  const text = headers.get('content-security-policy')
  if (!text) return ['not implemented', -25]
  const policy = parsePolicy(text)
  if (!policy) return ['cannot be read', -25]
  const fallback = policy.get('default-src') ?? ['*']
  const sources = (name: string) => withoutIgnored(policy.get(name) ?? fallback)
  const script = sources('script-src')
  const style = sources('style-src')
  const isUnsafe = (source: string) => source === "'unsafe-inline'" || source === 'data:'
  const isBroad = (source: string) => BROAD.test(source)
  if (script.some((one) => isUnsafe(one) || isBroad(one)) || sources('object-src').some(isBroad)) {
    return ['unsafe scripts', -20]
  }
  const insecure = (names: readonly string[]) =>
    url.protocol === 'https:' &&
    names.flatMap(sources).some((source) => /^(?:http|ftp):/.test(source))
  const passive = ['img-src', 'media-src']
  if (insecure([...policy.keys()].filter((name) => !passive.includes(name)))) {
    return ['active content without encryption', -20]
  }
  if ([...script, ...style].includes("'unsafe-eval'")) return ['eval', -10]
  if (insecure(passive)) return ['pictures without encryption', -10]
  if (style.some((one) => isUnsafe(one) || isBroad(one))) return ['unsafe styles only', 0]
  const strict = fallback.length === 1 && fallback[0] === "'none'"
  return strict ? ["nothing unsafe, default-src 'none'", 10] : ['nothing unsafe', 5]
}

/** With a hash or a nonce, browsers ignore `unsafe-inline`. */
function withoutIgnored(sources: readonly string[]): readonly string[] {
  if (!sources.some((source) => HASH_OR_NONCE.test(source))) return sources
  return sources.filter((source) => source !== "'unsafe-inline'")
}

function cookies({ headers }: ScannedResponse): Score {
  const set = headers.getSetCookie()
  if (set.length === 0) return ['none', 0]
  const protectedByHsts = headers.has('strict-transport-security')
  const has = (cookie: string, attribute: RegExp) =>
    cookie.split(/;\s*/).some((a) => attribute.test(a))
  const insecure = set.filter((cookie) => !has(cookie, /^secure$/i))
  const isSession = (cookie: string) => /sess|login/i.test(cookie.split('=')[0] ?? '')
  if (set.some((cookie) => isSession(cookie) && !has(cookie, /^httponly$/i))) {
    return ['a session cookie that scripts can read', -30]
  }
  if (insecure.some(isSession)) {
    return ['a session cookie without Secure', protectedByHsts ? -10 : -40]
  }
  if (insecure.length > 0) return ['a cookie without Secure', protectedByHsts ? -5 : -20]
  if (set.some((cookie) => /csrf/i.test(cookie) && !has(cookie, /^samesite=/i))) {
    return ['an anti-CSRF cookie without SameSite', -20]
  }
  const sameSite = set.every((cookie) => has(cookie, /^samesite=(?:strict|lax)$/i))
  return sameSite ? ['secure, with SameSite', 5] : ['secure', 0]
}

function resourceSharing({ headers }: ScannedResponse): Score {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === null) return ['not implemented', 0]
  const withCredentials = headers.get('access-control-allow-credentials') === 'true'
  return withCredentials && allowed !== '*' ? ['for all, with credentials', -50] : ['public', 0]
}

function redirection({ url, insecureLeadsTo }: ScannedResponse): Score {
  if (insecureLeadsTo === null) return ['nothing listens without encryption', 0]
  if (insecureLeadsTo.protocol !== 'https:') return ['does not redirect', -20]
  return insecureLeadsTo.host === url.host ? ['to https', 0] : ['to another host', -5]
}

function referrerPolicy({ headers }: ScannedResponse): Score {
  const value = headers.get('referrer-policy')?.split(',').at(-1)?.trim().toLowerCase()
  if (value === undefined) return ['not implemented', 0]
  if (/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)) {
    return ['private', 5]
  }
  return ['unsafe', -5]
}

function transportSecurity({ headers, url }: ScannedResponse): Score {
  if (url.protocol !== 'https:') return ['not encrypted', -20]
  const seconds = /max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (seconds === undefined) return ['not implemented', -20]
  return Number(seconds) >= SIX_MONTHS_S ? ['six months or more', 0] : ['too short', -10]
}

function subresourceIntegrity({ html, url, headers }: ScannedResponse): Score {
  if (!headers.get('content-type')?.includes('text/html')) return ['no HTML', 0]
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)]
  if (scripts.length === 0) return ['no script files', 0]
  const foreign = scripts.filter(([, src]) => new URL(src ?? '', url).host !== url.host)
  const open = foreign.filter(([, src]) => new URL(src ?? '', url).protocol !== 'https:')
  const bare = foreign.filter(([tag]) => !/\sintegrity="/.test(tag))
  if (open.length > 0) return ['scripts without encryption', bare.length > 0 ? -50 : -20]
  if (bare.length > 0) return ['scripts of others, unchecked', -5]
  const all = scripts.every(([tag]) => /\sintegrity="/.test(tag))
  return all ? ['all scripts checked', 5] : ['own scripts', 0]
}

function contentTypeOptions({ headers }: ScannedResponse): Score {
  return /^nosniff$/i.test(headers.get('x-content-type-options') ?? '')
    ? ['nosniff', 0]
    : ['missing', -5]
}

function frameOptions({ headers }: ScannedResponse): Score {
  const ancestors = parsePolicy(headers.get('content-security-policy') ?? '')?.get(
    'frame-ancestors',
  )
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return ['by the policy', 5]
  const value = headers.get('x-frame-options') ?? ''
  return /^(?:sameorigin|deny)$/i.test(value) ? ['same origin', 5] : ['missing', -20]
}

function resourcePolicy(headers: Headers): Score {
  return scoreValue(headers.get('cross-origin-resource-policy'), {
    'same-origin': 10,
    'same-site': 10,
    'cross-origin': 0,
  })
}

function openerPolicy(headers: Headers): Score {
  return scoreValue(headers.get('cross-origin-opener-policy'), {
    'same-origin': 10,
    'same-origin-allow-popups': 10,
    'noopener-allow-popups': 10,
    'unsafe-none': 0,
  })
}

function embedderPolicy(headers: Headers): Score {
  return scoreValue(headers.get('cross-origin-embedder-policy'), {
    'require-corp': 10,
    credentialless: 10,
    'unsafe-none': 0,
  })
}

function scoreValue(value: string | null, points: Readonly<Record<string, number>>): Score {
  if (value === null) return ['not implemented', 0]
  return [value, points[value.trim().toLowerCase()] ?? -5]
}
