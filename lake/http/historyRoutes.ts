import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { chooseCoding } from '../../runtime/contentCoding.ts'
import { parseAssetId } from '../assets/names.ts'
import type { DatasetHistory, DocumentTime, EventPageOptions } from '../core/dataset.ts'
import { isDraftId, publishedIdOf, type StoredDocument } from '../core/documents.ts'
import { RequestError } from '../core/errors.ts'
import { MEGABYTE } from '../core/uploadLimits.ts'
import { isDisconnect } from './errors.ts'
import { type Exchange, type Route, sendJson, sendResult } from './exchange.ts'
import type { LakeLimits } from './lakeLimits.ts'
import { runSerially } from './runSerially.ts'
import { flag, idList, instant, integer } from './searchParams.ts'
import { countUnread, runForReader } from './unreadResults.ts'

const DELETED_LIMIT = 50

/** `data/history/*`, `data/references/*` and `data/export`. */
export const historyRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    pattern: /^\/data\/history\/(?<dataset>[^/]+)\/transactions\/([^/]+)$/,
    async handle(exchange, { dataset, limits }, [, list]) {
      const { search } = exchange
      const ids = idList(list)
      const request = {
        fromTransaction: search.get('fromTransaction') ?? undefined,
        toTransaction: search.get('toTransaction') ?? undefined,
        fromTime: instant(search, 'fromTime'),
        toTime: instant(search, 'toTime'),
        authors: search.get('authors')?.split(','),
        reverse: flag(search, 'reverse'),
        limit: integer(search, 'limit'),
        excludeMutations: flag(search, 'excludeContent') || flag(search, 'excludeMutations'),
        includeEffects: search.get('effectFormat') === 'mendoza',
      }
      await sendLines(exchange, () => dataset.history.transactions(ids, request), limits)
    },
  },
  {
    methods: ['GET'],
    pattern: /^\/data\/history\/(?<dataset>[^/]+)\/documents\/([^/]+)$/,
    handle(exchange, { dataset, limits }, [, list]) {
      const { caller, search } = exchange
      const at = {
        revision: search.get('revision') ?? undefined,
        time: instant(search, 'time'),
      }
      const ids = idList(list)
      return runForReader(caller.user, limits, () =>
        sendResult(exchange, {
          documents: documentsAt(dataset.history, ids, at, limits.resultSizeMax),
        }),
      )
    },
  },
  {
    // An endpoint of the embedded lake alone: the hosted lake has no list of deleted documents.
    methods: ['GET'],
    pattern: /^\/data\/history\/(?<dataset>[^/]+)\/deleted$/,
    handle(exchange, { dataset, limits }) {
      const limit = integer(exchange.search, 'limit') ?? DELETED_LIMIT
      return runForReader(exchange.caller.user, limits, () =>
        sendResult(exchange, { documents: dataset.history.deleted(limit) }),
      )
    },
  },
  {
    methods: ['GET'],
    pattern: /^\/data\/history\/(?<dataset>[^/]+)\/events\/documents\/([^/]+)$/,
    handle({ res, search, caller }, { dataset }, [, list]) {
      const options = eventPageOptions(search)
      const [id, other] = idList(list)
      // A cursor works for one document only, which is all the Studio requests.
      if (id === undefined || other !== undefined) {
        throw new RequestError(400, 'One document id is expected')
      }
      return runSerially(caller.user.id, () => {
        const { events, nextCursor } = dataset.history.events(id, options)
        sendJson(res, { events: { [id]: events }, nextCursor })
      })
    },
  },
  {
    methods: ['GET'],
    pattern: /^\/data\/history\/(?<dataset>[^/]+)\/events\/releases\/([^/]+)$/,
    handle({ res, search, caller }, { dataset }, [, name]) {
      const options = eventPageOptions(search)
      return runSerially(caller.user.id, () =>
        sendJson(res, dataset.history.releaseEvents(name ?? '', options)),
      )
    },
  },
  {
    // References from other datasets; there are none. References within the dataset are found with
    // GROQ.
    methods: ['GET'],
    pattern: /^\/data\/references\/(?<dataset>[^/]+)\/documents\/([^/]+)\/to$/,
    handle({ res, search, caller }, { dataset }, [datasetName, id]) {
      return runSerially(caller.user.id, () => {
        const ids =
          id === undefined || flag(search, 'excludeInternalReferences')
            ? []
            : dataset.referencesTo(id)
        sendJson(res, {
          totalCount: ids.length,
          references: ids.map((documentId) => ({ documentId, datasetName })),
        })
      })
    },
  },
  {
    methods: ['GET'],
    pattern: /^\/data\/export\/(?<dataset>[^/]+)$/,
    handle(exchange, { dataset, limits }) {
      const read = () => exported(dataset.exportDocuments(), exchange.search)
      return sendLines(exchange, read, limits)
    },
  },
]

/**
 * Documents of the requested types. Asset documents contain the public address of the site, which a
 * client in the network of the lake may not reach, so it can name the one that it uses.
 */
function* exported(
  documents: Iterable<StoredDocument>,
  search: URLSearchParams,
): Iterable<StoredDocument> {
  const types = new Set(search.get('types')?.split(',').filter(Boolean))
  const baseUrl = search.get('assetBaseUrl')
  for (const document of documents) {
    if (types.size > 0 && !types.has(document._type)) continue
    const isAsset = baseUrl !== null && parseAssetId(document._id) !== null
    yield isAsset ? { ...document, url: `${baseUrl}/${document.path}` } : document
  }
}

function eventPageOptions(search: URLSearchParams): EventPageOptions {
  return { limit: integer(search, 'limit'), cursor: search.get('nextCursor') || undefined }
}

/** @throws `RequestError` 413 */
function documentsAt(
  history: DatasetHistory,
  ids: readonly string[],
  at: DocumentTime,
  sizeMax: number,
): StoredDocument[] {
  const documents: StoredDocument[] = []
  let size = 0
  for (const each of ids) {
    const document = history.documentAt(each, at)
    if (document === null) continue
    documents.push(document)
    size += JSON.stringify(document).length
    if (size <= sizeMax || documents.length === 1) continue
    const description = `The documents may be ${sizeMax} characters long together, as JSON. Request fewer.`
    throw new RequestError(413, description)
  }
  const [id] = ids
  if (documents.length === 0 && ids.length === 1 && id !== undefined) {
    documents.push(...publishedAtRevision(history, id, at))
  }
  return documents
}

/**
 * The Studio requests a draft at every revision of its history. Before the first edit and after a
 * publish there was no draft, so the editor saw the published document.
 */
function publishedAtRevision(
  history: DatasetHistory,
  id: string,
  at: DocumentTime,
): StoredDocument[] {
  if (at.revision === undefined || !isDraftId(id)) return []
  const published = history.documentAt(publishedIdOf(id), at)
  return published === null ? [] : [published]
}

/**
 * Characters that are sent in one write, because each write has a fixed cost, here and in proxies.
 */
const LINES_LENGTH = 64 * 1024

/** Bytes that count for lines that still follow: one can be a hundred times as long as the first. */
const FOLLOWING_BYTES = 1 * MEGABYTE

/**
 * Sends values as newline-delimited JSON with backpressure, compressed if the client accepts it:
 * the website passes each byte on while it responds to visitors. A client that has not read other
 * results is refused before the first line, never later: it may wait for the last.
 */
async function sendLines(
  exchange: Exchange,
  read: () => Iterable<unknown>,
  limits: LakeLimits,
): Promise<void> {
  const { res, caller } = exchange
  const { first, readNext } = await runForReader(caller.user, limits, () => {
    const readNext = lineReader(exchange, read()[Symbol.iterator]())
    return { first: readNext(), readNext }
  })
  const coding = chooseCoding(res.req.headers['accept-encoding']?.toString(), ['gzip'])
  res.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    ...(coding && { 'content-encoding': coding }),
  })
  const lines = linesOf(first, () => runSerially(caller.user.id, readNext))
  const sent = coding ? pipeline(lines, createGzip(), res) : pipeline(lines, res)
  await sent.catch((error) => {
    if (!isDisconnect(error)) throw error
  })
}

/** @returns a function that reads as many values as one write sends; empty after the last */
function lineReader({ res, caller: { user } }: Exchange, values: Iterator<unknown>): () => string {
  let isComplete = false
  return () => {
    let lines = ''
    while (!isComplete && lines.length < LINES_LENGTH) {
      const { done, value } = values.next()
      isComplete = done === true
      if (!isComplete) lines += `${JSON.stringify(value)}\n`
    }
    // The lines before have been read.
    const bytes = Buffer.byteLength(lines)
    countUnread(user.id, res, isComplete ? bytes : Math.max(bytes, FOLLOWING_BYTES))
    return lines
  }
}

/** Each part is read in turn with other users. */
async function* linesOf(first: string, readNext: () => Promise<string>): AsyncGenerator<string> {
  for (let lines = first; lines !== ''; lines = await readNext()) yield lines
}
