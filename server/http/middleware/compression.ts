import { constants } from 'node:zlib'
import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'

/** Balances time and size for responses that are compressed on each request. */
const BROTLI_QUALITY = 5

/** Compresses text responses that no cache has compressed. Event streams pass unchanged. */
export const compressText: RequestHandler = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  filter: (req: Request, res: Response) =>
    !/^text\/event-stream/i.test(String(res.getHeader('Content-Type') ?? '')) &&
    // A strong one names these very bytes; such a response has chosen its coding itself.
    !String(res.getHeader('ETag') ?? '').startsWith('"') &&
    compression.filter(req, res),
})
