import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { chooseCoding } from '../../runtime/contentCoding.ts'
import { parseAssetId } from '../assets/names.ts'
import type { DatasetHistory } from '../core/dataset.ts'
import { isDraftId, publishedIdOf, type StoredDocument } from '../core/documents.ts'
import { RequestError } from '../core/errors.ts'
import { isDisconnect } from './errors.ts'
import { type Route, sendJson, sendResult } from './exchange.ts'
import { runSerially } from './runSerially.ts'
import { flag, idList, instant, integer } from './searchParams.ts'
import { refuseSlowReader } from './unreadResults.ts'

const DELETED_LIMIT = 50

/** `data/history/*`, `data/references/*` and `data/export`. */
export const historyRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    pattern: /^\/data\/history\/([^/]+)\/transactions\/([^/]+)$/,
    async handle({ res, search }, { dataset }, [, list]) {
      const transactions = dataset.history.transactions(idList(list), {
        fromTransaction: search.get('fromTransaction') ?? undefined,
        toTransaction: search.get('toTransaction') ?? undefined,
        fromTime: instant(search, 'fromTime'),
        toTime: instant(search, 'toTime'),
        authors: search.get('authors')?.split(',') ?? undefined,
        reverse: flag(search, 'reverse'),
        limit: integer(search, 'limit'),
        excludeMutations: flag(search, 'excludeMutations'),
      })
      await sendLines(res, transactions)
    },
  },
  {
    methods: ['GET'],
    pattern: /^\/data\/history\/([^/]+)\/documents\/([^/]+)$/,
    handle(exchange, { dataset, limits }, [, list]) {
      const { caller, search } = exchange
      const at = {
        revision: search.get('revision') ?? undefined,
        time: instant(search, 'time'),
      }
      const ids = idList(list)
      return runSerially(caller.user.id, () => {
        refuseSlowReader(caller.user.id, limits.unreadBytesPerUserMax)
        sendResult(exchange, {
          documents: documentsAt(dataset.history, ids, at, limits.resultSizeMax),
        })
      })
    },
  },
  {
    // An endpoint of the embedded lake alone: the hosted lake has no list of deleted documents.
    methods: ['GET'],
    pattern: /^\/data\/history\/([^/]+)\/deleted$/,
    handle(exchange, { dataset, limits }) {
      const limit = integer(exchange.search, 'limit') ?? DELETED_LIMIT
      return runSerially(exchange.caller.user.id, () => {
        refuseSlowReader(exchange.caller.user.id, limits.unreadBytesPerUserMax)
        sendResult(exchange, { documents: dataset.history.deleted(limit) })
      })
    },
  },
  {
    methods: ['GET'],
    pattern: /^\/data\/history\/([^/]+)\/events\/documents\/([^/]+)$/,
    handle({ res, search, caller }, { dataset }, [, list]) {
      const options = {
        limit: integer(search, 'limit'),
        cursor: search.get('nextCursor') || undefined,
      }
      const [id, other] = idList(list)
      // A cursor works for one document only, which is all the Studio requests.
      if (id === undefined || other !== undefined) {
        throw new RequestError(400, 'One document id is expected')
      }
      return runSerially(caller.user.id, () => {
        const { events, nextCursor } = dataset.history.events(id, options)
        sendJson(res, { events: { [id]: events }, nextCursor: nextCursor ?? '' })
      })
    },
  },
  {
    methods: ['GET'],
    pattern: /^\/data\/history\/([^/]+)\/events\/releases\/([^/]+)$/,
    handle({ res, search, caller }, { dataset }, [, name]) {
      const options = {
        limit: integer(search, 'limit'),
        cursor: search.get('nextCursor') || undefined,
      }
      return runSerially(caller.user.id, () =>
        sendJson(res, dataset.history.releaseEvents(name ?? '', options)),
      )
    },
  },
  {
    // References from other datasets; there are none. References within the dataset are found with
    // GROQ.
    methods: ['GET'],
    pattern: /^\/data\/references\/([^/]+)\/documents\/([^/]+)\/to$/,
    handle({ res, search }, { dataset }, [datasetName, id]) {
      const ids =
        id === undefined || flag(search, 'excludeInternalReferences')
          ? []
          : dataset.referencesTo(id)
      sendJson(res, {
        totalCount: ids.length,
        references: ids.map((documentId) => ({ documentId, datasetName })),
      })
    },
  },
  {
    methods: ['GET'],
    pattern: /^\/data\/export\/([^/]+)$/,
    async handle({ res, search }, { dataset }) {
      const types = search.get('types')?.split(',').filter(Boolean) ?? []
      const wanted = types.length > 0 ? new Set(types) : null
      const documents = withAssetUrls(dataset.exportDocuments(), search.get('assetBaseUrl'))
      await sendLines(res, documents, (document) =>
        wanted === null ? true : wanted.has(document._type),
      )
    },
  },
]

/**
 * Asset documents contain the public address of the site, which a client in the network of the lake
 * may not reach, so it can name the one that it uses.
 */
function* withAssetUrls(
  documents: Iterable<StoredDocument>,
  baseUrl: string | null,
): Iterable<StoredDocument> {
  for (const document of documents) {
    const isAsset = baseUrl !== null && parseAssetId(document._id) !== null
    yield isAsset ? { ...document, url: `${baseUrl}/${document.path}` } : document
  }
}

type DocumentTime = Parameters<DatasetHistory['documentAt']>[1]

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

/**
 * Sends values as newline-delimited JSON with backpressure, compressed if the client accepts it:
 * the website passes each byte on while it responds to visitors.
 */
async function sendLines<T>(
  res: ServerResponse,
  values: Iterable<T>,
  isWanted: (value: T) => boolean = () => true,
): Promise<void> {
  const coding = chooseCoding(res.req.headers['accept-encoding']?.toString(), ['gzip'])
  res.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    ...(coding && { 'content-encoding': coding }),
  })
  const lines = Readable.from(linesOf(values, isWanted))
  const sent = coding ? pipeline(lines, createGzip(), res) : pipeline(lines, res)
  await sent.catch((error) => {
    if (!isDisconnect(error)) throw error
  })
}

function* linesOf<T>(values: Iterable<T>, isWanted: (value: T) => boolean): Generator<string> {
  let lines = ''
  for (const value of values) {
    if (!isWanted(value)) continue
    lines += `${JSON.stringify(value)}\n`
    if (lines.length < LINES_LENGTH) continue
    yield lines
    lines = ''
  }
  if (lines !== '') yield lines
}
