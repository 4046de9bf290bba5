import type { Exchange, LakeServices, Route } from './exchange.ts'
import { runSerially } from './runSerially.ts'

/** `data/listen` and `data/live/events` as server-sent events over HTTP. */
export const streamRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    pattern: /^\/data\/listen\/(?<dataset>[^/]+)$/,
    handle: (exchange, services) => openStream('listen', exchange, services),
  },
  {
    methods: ['GET'],
    pattern: /^\/data\/live\/events\/(?<dataset>[^/]+)$/,
    handle: (exchange, services) => openStream('live', exchange, services),
  },
]

function openStream(
  kind: 'listen' | 'live',
  exchange: Exchange,
  { hub }: LakeServices,
): Promise<void> {
  const { req, res, search, caller, isStillAuthorized } = exchange
  const lastEventId = req.headers['last-event-id']
  const start = () => {
    if (res.headersSent) return
    res.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    // The reconnection delay of an `EventSource`.
    res.write('retry: 1000\n\n')
  }
  const request = {
    kind,
    search,
    caller,
    isStillAuthorized,
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
  }
  // A stream that resumes applies its filter to every transaction that it missed.
  return runSerially(caller.user.id, () => {
    if (res.destroyed) return
    const close = hub.open(request, {
      // The head is sent with the first chunk, so that a refusal can still have its own status.
      write(chunk) {
        start()
        // `writableLength` counts the characters of a string, but the bytes of a buffer.
        res.write(Buffer.from(chunk))
      },
      end: () => res.end(),
      connection: { unreadBytes: () => res.writableLength, destroy: () => res.destroy() },
    })
    res.once('close', close)
  })
}
