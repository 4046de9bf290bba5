import type { IncomingMessage } from 'node:http'

/** @returns the body as text; undefined if it is too large */
export async function readBody(req: IncomingMessage, bytesMax: number) {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of req) {
    const buffer = Buffer.from(chunk)
    bytes += buffer.length
    if (bytes > bytesMax) return undefined
    chunks.push(buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}
