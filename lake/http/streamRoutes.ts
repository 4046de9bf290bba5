import type { Exchange, LakeServices, Route } from './exchange.ts'

/** `data/listen` and `data/live/events` as server-sent events over HTTP. */
export const streamRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    pattern: /^\/data\/listen\/([^/]+)$/,
    handle: (exchange, services) => openStream('listen', exchange, services),
  },
  {
    methods: ['GET'],
    pattern: /^\/data\/live\/events\/([^/]+)$/,
    handle: (exchange, services) => openStream('live', exchange, services),
  },
]

function openStream(kind: 'listen' | 'live', exchange: Exchange, { hub }: LakeServices): void {
  const { req, res, search, caller, isStillAuthorized, clientAddress } = exchange
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
  const close = hub.open(
    {
      kind,
      search,
      caller,
      isStillAuthorized,
      clientAddress,
      lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
    },
    {
      // The head is sent with the first chunk, so that a refusal can still have its own status.
      write(chunk) {
        start()
        res.write(chunk)
        return res.writableLength
      },
      end: () => res.end(),
      destroy: () => res.destroy(),
    },
  )
  res.once('close', close)
}
