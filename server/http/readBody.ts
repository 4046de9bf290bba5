/** @returns the body as text; undefined if it is too large */
export async function readBody(body: AsyncIterable<Uint8Array>, bytesMax: number) {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > bytesMax) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
