import { resolveLimits } from '../core/datasetLimits.ts'
import {
  FILE_BYTES_MAX,
  IMAGE_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  MEGABYTE,
} from '../core/uploadLimits.ts'

const QUERY_LIMITS = resolveLimits()

/** Bounds of the embedded lake's HTTP side. Bytes, milliseconds, counts. */
export const DEFAULT_LIMITS = {
  queryBytesMax: 1 * MEGABYTE,
  mutateBytesMax: 4 * MEGABYTE,
  /** Of a viewer, who writes secrets of previews only. */
  viewerMutateBytesMax: 8 * 1024,
  settingsBytesMax: 256 * 1024,
  /** Characters of all documents together, as JSON; they are in memory, parsed. */
  datasetSizeMax: 64 * MEGABYTE,
  imageBytesMax: IMAGE_BYTES_MAX,
  fileBytesMax: FILE_BYTES_MAX,
  /** Nesting of a JSON body. */
  jsonDepthMax: 100,
  /** Of a query, and for applying the mutations or actions of a transaction. */
  queryTimeMaxMs: QUERY_LIMITS.queryTimeMaxMs,
  /** For all tests of one listener's filter after one transaction. */
  listenTimeMaxMs: 100,
  /** For the tests of all listeners' filters after one transaction, which block every request. */
  listenTotalTimeMaxMs: 1_000,
  /** Of a query's result as JSON. */
  resultSizeMax: QUERY_LIMITS.resultSizeMax,
  /**
   * Bytes of results that a user has not read; more are refused until some are. And as many of
   * events; the streams that are furthest behind are closed for more.
   */
  unreadBytesPerUserMax: 32 * MEGABYTE,
  imagePixelsMax: IMAGE_PIXELS_MAX,
  imageTimeoutMs: 15_000,
  imageConcurrencyMax: 2,
  imageQueueMax: 64,
  renditionBytesMax: 512 * MEGABYTE,
  // A window of the Studio has two sockets and seven streams: 50 windows of one user, 500 in all.
  /** Open event streams (`listen` and `live/events`), by HTTP or multiplexed. */
  streamsMax: 5000,
  streamsPerUserMax: 500,
  socketsMax: 1000,
  socketsPerUserMax: 100,
  /** Bytes buffered for a client that does not read; beyond it the stream is closed. */
  streamBacklogBytesMax: 8 * MEGABYTE,
  /** Transactions in memory for streams that resume. */
  resumeTransactionsMax: 500,
  resumeChangesMax: 2000,
  /** Characters of JSON. */
  resumeSizeMax: 8 * MEGABYTE,
  /** For all tests of one listener's filter when it resumes, which block every request. */
  resumeTimeMaxMs: 500,
  keepAliveMs: 15_000,
}

export type LakeLimits = Readonly<typeof DEFAULT_LIMITS>
