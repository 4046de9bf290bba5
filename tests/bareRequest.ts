import { type IncomingHttpHeaders, request } from 'node:http'

export interface BareResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A request without fetch's own decoding and headers. */
export function bareRequest(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<BareResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
