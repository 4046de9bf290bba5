import type { AssetLimits } from '../assets/store.ts'
import { resolveLimits } from '../core/datasetLimits.ts'
import {
  FILE_BYTES_MAX,
  IMAGE_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  MEGABYTE,
} from '../core/uploadLimits.ts'

/** Bounds of the embedded lake's HTTP side. Bytes, milliseconds, counts. */
export interface LakeLimits extends AssetLimits {
  readonly queryBytesMax: number
  readonly mutateBytesMax: number
  /** Of a viewer, who writes secrets of previews only. */
  readonly viewerMutateBytesMax: number
  readonly settingsBytesMax: number
  /** Characters of all documents together, as JSON; they are in memory, parsed. */
  readonly datasetSizeMax: number
  /** Nesting of a JSON body. */
  readonly jsonDepthMax: number
  /** Of a query, and for applying the mutations or actions of a transaction. */
  readonly queryTimeMaxMs: number
  /** For all tests of one listener's filter after one transaction. */
  readonly listenTimeMaxMs: number
  /** For the tests of all listeners' filters after one transaction, which block every request. */
  readonly listenTotalTimeMaxMs: number
  /** Of a query's result as JSON. */
  readonly resultSizeMax: number
  /**
   * Bytes of results that a user has not read; more are refused until some are. And as many of
   * events; the streams that are furthest behind are closed for more.
   */
  readonly unreadBytesPerUserMax: number
  readonly imageConcurrencyMax: number
  readonly imageQueueMax: number
  readonly renditionBytesMax: number
  /** Open event streams (`listen` and `live/events`), by HTTP or multiplexed. */
  readonly streamsMax: number
  readonly streamsPerUserMax: number
  readonly socketsMax: number
  readonly socketsPerUserMax: number
  /** Bytes buffered for a client that does not read; beyond it the stream is closed. */
  readonly streamBacklogBytesMax: number
  /** Transactions in memory for streams that resume. */
  readonly resumeTransactionsMax: number
  readonly resumeChangesMax: number
  /** Characters of JSON. */
  readonly resumeSizeMax: number
  /** For all tests of one listener's filter when it resumes, which block every request. */
  readonly resumeTimeMaxMs: number
  readonly keepAliveMs: number
}

const QUERY_LIMITS = resolveLimits()

export const DEFAULT_LIMITS: LakeLimits = {
  queryBytesMax: 1 * MEGABYTE,
  mutateBytesMax: 4 * MEGABYTE,
  viewerMutateBytesMax: 8 * 1024,
  settingsBytesMax: 256 * 1024,
  datasetSizeMax: 64 * MEGABYTE,
  imageBytesMax: IMAGE_BYTES_MAX,
  fileBytesMax: FILE_BYTES_MAX,
  jsonDepthMax: 100,
  queryTimeMaxMs: QUERY_LIMITS.queryTimeMaxMs,
  listenTimeMaxMs: 100,
  listenTotalTimeMaxMs: 1_000,
  resultSizeMax: QUERY_LIMITS.resultSizeMax,
  unreadBytesPerUserMax: 32 * MEGABYTE,
  imagePixelsMax: IMAGE_PIXELS_MAX,
  imageTimeoutMs: 15_000,
  imageConcurrencyMax: 2,
  imageQueueMax: 64,
  renditionBytesMax: 512 * MEGABYTE,
  // A window of the Studio has two sockets and seven streams: 50 windows of one user, 500 in all.
  streamsMax: 5000,
  streamsPerUserMax: 500,
  socketsMax: 1000,
  socketsPerUserMax: 100,
  streamBacklogBytesMax: 8 * MEGABYTE,
  resumeTransactionsMax: 500,
  resumeChangesMax: 2000,
  resumeSizeMax: 8 * MEGABYTE,
  resumeTimeMaxMs: 500,
  keepAliveMs: 15_000,
}
