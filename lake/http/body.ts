import type { IncomingMessage } from 'node:http'
import { RequestError } from '../core/errors.ts'
import { isRecord } from '../core/json.ts'

/**
 * Reads a request's body, at most `bytesMax` bytes. What is larger is not stored, but received until
 * its sender has finished or takes too long for a request: a sender whose connection is closed while
 * it sends cannot read the response.
 * @throws `RequestError` 413 or 400
 */
export async function readBody(req: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const announced = Number(req.headers['content-length'] ?? 0)
  if (announced > bytesMax) throw tooLarge(bytesMax)
  // Filled as the bytes arrive, so that a large body is in memory once.
  const whole = Buffer.allocUnsafe(announced)
  const chunks: Buffer[] = []
  let sizeBytes = 0
  for await (const chunk of req) {
    if (!Buffer.isBuffer(chunk)) throw new RequestError(400, 'The request body is not bytes')
    if (announced > 0) chunk.copy(whole, sizeBytes)
    else if (sizeBytes + chunk.length <= bytesMax) chunks.push(chunk)
    else chunks.length = 0
    sizeBytes += chunk.length
  }
  if (sizeBytes > bytesMax) throw tooLarge(bytesMax)
  return announced > 0 ? whole : Buffer.concat(chunks)
}

function tooLarge(bytesMax: number): RequestError {
  return new RequestError(413, `The request body is larger than ${bytesMax} bytes`)
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
  const text = (await readBody(req, limits.bytesMax)).toString('utf8')
  return parseJson(text, limits.depthMax, 'The request body')
}

/**
 * Parses JSON whose nesting is bounded; `what` names it in the error.
 * @throws `RequestError` 400
 */
export function parseJson(text: string, depthMax: number, what: string): unknown {
  if (nestingOf(text) > depthMax) {
    throw new RequestError(400, `${what} is nested deeper than ${depthMax} levels`)
  }
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw new RequestError(400, `${what} is not valid JSON`)
  }
}

/** Deepest nesting of arrays and objects, found without parsing (and without recursion). */
function nestingOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (inString) {
      if (code === 0x5c) i += 1
      else if (code === 0x22) inString = false
    } else if (code === 0x22) inString = true
    else if (code === 0x7b || code === 0x5b) {
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (code === 0x7d || code === 0x5d) depth -= 1
  }
  return deepest
}
