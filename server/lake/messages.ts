import * as v from 'valibot'

/** What the lake process reports to the process that started it. */
export const lakeReport = v.variant('type', [
  /** It answers requests on this port of the loopback interface. */
  v.object({ type: v.literal('ready'), port: v.number() }),
  /** It cannot start; the message says what an operator has to do. */
  v.object({ type: v.literal('failed'), message: v.string() }),
  /** Its event loop turns. */
  v.object({ type: v.literal('beat') }),
])
export type LakeReport = v.InferOutput<typeof lakeReport>

/** Asks the lake process to finish its requests and end. */
export const STOP_REQUEST = 'stop'
export const BEAT_INTERVAL_MS = 1_000
