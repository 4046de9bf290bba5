import { existsSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { RequestHandler, Response } from 'express'
import { type Coding, chooseCoding } from '../../runtime/contentCoding.ts'
import { errorCode } from '../../runtime/errorCode.ts'
import { isSafeMethod } from '../../runtime/safeMethod.ts'

const YEAR_S = 365 * 24 * 60 * 60
const HOUR_S = 60 * 60

/** Media types that Express lacks, or maps to an older name. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.avif': 'image/avif',
}

const SUFFIX: Record<Coding, string> = { br: '.br', gzip: '.gz' }

interface StaticFile {
  path: string
  codings: readonly Coding[]
}

/** The files of a folder at the time of listing, by their path below it (`/assets/x.js`). */
export type StaticFolder = ReadonlyMap<string, StaticFile>

/**
 * Lists a folder once. Only listed files can be served, so no path escapes the folder. A `.br` or
 * `.gz` sibling is a file's precompressed representation; dot files are left out.
 */
export function listFolder(root: string): StaticFolder {
  if (!existsSync(root)) return new Map()
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(
      (name) => !name.split('/').some((part) => part.startsWith('.') && part !== '.well-known'),
    )
  const all = new Set(names)
  const isSibling = (name: string) => /\.(?:br|gz)$/.test(name) && all.has(name.slice(0, -3))
  return new Map(
    names
      .filter((name) => !isSibling(name))
      .map((name) => {
        const codings = (['br', 'gzip'] as const).filter((one) => all.has(name + SUFFIX[one]))
        return [`/${name}`, { path: join(root, name), codings }]
      }),
  )
}

/** Files whose name changes with their content, of every build. */
const HASHED = '/assets/'

/** `Cache-Control` values of files. */
export const CACHE = {
  immutable: `public, max-age=${YEAR_S}, immutable`,
  oneHour: `public, max-age=${HOUR_S}`,
  /** Revalidated on each use; answered 304 if unchanged. */
  revalidated: 'no-cache',
} as const

/**
 * Serves GET and HEAD for a folder's files in the negotiated representation, with validators and
 * ranges. Other requests go to the next handler, except for a missing file below `/assets/`.
 */
export function serveFolder(folder: StaticFolder): RequestHandler {
  return (req, res, next) => {
    if (!isSafeMethod(req.method)) return next()
    const path = decodePath(req.path)
    const file = path === undefined ? undefined : folder.get(path)
    if (path?.startsWith(HASHED) && file === undefined) return sendMissing(res)
    if (path === undefined || file === undefined) return next()
    const coding = chooseCoding(req.get('accept-encoding'), file.codings)
    if (file.codings.length > 0) res.vary('Accept-Encoding')
    if (coding !== undefined) res.set('Content-Encoding', coding)
    const extension = extname(path).toLowerCase()
    res.type(TYPES[extension] ?? (extension || 'application/octet-stream'))
    res.set('Cache-Control', path.startsWith(HASHED) ? CACHE.immutable : CACHE.oneHour)
    const sent = coding === undefined ? file.path : file.path + SUFFIX[coding]
    // Headers are set above, and dot files were left out when the folder was listed.
    res.sendFile(sent, { cacheControl: false, dotfiles: 'allow' }, (error) => {
      if (!error || res.headersSent) return
      res.removeHeader('Content-Encoding')
      // Removed since it was listed, by a build or at the end of its retention.
      if (errorCode(error) === 'ENOENT') return sendMissing(res)
      res.removeHeader('Cache-Control')
      next(error)
    })
  }
}

/**
 * The file may be one of a newer build, which another instance has, so no shared cache may store
 * that it is missing.
 */
function sendMissing(res: Response): void {
  res.set('Cache-Control', 'no-store').status(404).type('text/plain').send('No such file\n')
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
