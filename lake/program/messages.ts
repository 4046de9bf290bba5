import * as v from 'valibot'

/** IPC messages from the lake process to its parent. */
export const lakeReport = v.variant('type', [
  /** It serves requests on this port of the loopback interface. */
  v.object({ type: v.literal('ready'), port: v.number() }),
  /** It cannot start; the message is meant for an operator. */
  v.object({ type: v.literal('failed'), message: v.string() }),
  /** Heartbeat of its event loop. */
  v.object({ type: v.literal('heartbeat') }),
])
export type LakeReport = v.InferOutput<typeof lakeReport>

/**
 * Lets the lake process open its dataset, which may migrate it. Its parent sends this after its own
 * start has succeeded, because the previous version cannot read migrated content.
 */
export const OPEN_REQUEST = 'open'
/** Asks the lake process to finish its requests and exit. */
export const STOP_REQUEST = 'stop'
export const HEARTBEAT_INTERVAL_MS = 1_000
