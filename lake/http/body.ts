import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { CONTAINERS_MAX } from '../core/datasetLimits.ts'
import { RequestError } from '../core/errors.ts'
import { isRecord, structureOf } from '../core/json.ts'
import { sizeText } from '../core/uploadLimits.ts'

/** Beyond the limit by more than this factor, the response does not wait for the whole body. */
const DISCARD_FACTOR = 2

/**
 * The chunks of a request's body, at most `bytesMax` bytes. The rest of a larger one is received and
 * dropped before the error, because some clients read no response while they send. Of one that is
 * many times larger, and of one whose reader stops, it is dropped until `endLateBody` closes the
 * connection. `what` names the body in the error.
 * @throws `RequestError` 413 or 400
 */
export async function* readChunks(
  req: IncomingMessage,
  bytesMax: number,
  what = 'The request body',
): AsyncGenerator<Buffer> {
  const receivedMax = bytesMax * (1 + DISCARD_FACTOR)
  if (Number(req.headers['content-length'] ?? 0) > receivedMax) throw tooLarge(bytesMax, what)
  let sizeBytes = 0
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) throw new RequestError(400, 'The request body is not bytes')
      sizeBytes += chunk.length
      if (sizeBytes > receivedMax) break
      if (sizeBytes <= bytesMax) yield chunk
    }
  } finally {
    req.resume()
  }
  if (sizeBytes > bytesMax) throw tooLarge(bytesMax, what)
}

function tooLarge(bytesMax: number, what: string): RequestError {
  return new RequestError(413, `${what} is larger than ${sizeText(bytesMax)}`)
}

/**
 * Reads a JSON body as an object.
 * @throws `RequestError` 400 or 413
 */
export async function readJsonObject(
  req: IncomingMessage,
  limits: { readonly bytesMax: number; readonly depthMax: number },
): Promise<Readonly<Record<string, unknown>>> {
  const value = await readJson(req, limits)
  if (!isRecord(value)) throw new RequestError(400, 'The request body must be a JSON object')
  return value
}

/**
 * Reads a JSON body.
 * @throws `RequestError` 400 or 413
 */
export async function readJson(
  req: IncomingMessage,
  limits: { readonly bytesMax: number; readonly depthMax: number },
): Promise<unknown> {
  const body = await text(readChunks(req, limits.bytesMax))
  return parseJson(body, limits.depthMax, 'The request body')
}

/**
 * Parses JSON whose nesting is bounded; `what` names it in the error.
 * @throws `RequestError` 400 or 413
 */
export function parseJson(json: string, depthMax: number, what: string): unknown {
  const { depth, containers } = structureOf(json)
  if (depth > depthMax) {
    throw new RequestError(400, `${what} is nested deeper than ${depthMax} levels`)
  }
  if (containers > CONTAINERS_MAX) {
    throw new RequestError(413, `${what} has more than ${CONTAINERS_MAX} arrays and objects`)
  }
  try {
    const value: unknown = JSON.parse(json)
    return value
  } catch {
    throw new RequestError(400, `${what} is not valid JSON`)
  }
}
