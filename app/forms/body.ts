/**
 * Maximum body of a form: all fields at their limits, in any script, fit. It is less than the
 * server buffers before it calls the app, so a form never waits for a slow sender.
 */
export const BODY_BYTES_MAX = 64 * 1024 - 1

export type PostedForm =
  | { kind: 'form'; data: FormData }
  | { kind: 'tooLarge' }
  /** Truncated, or not a form at all. */
  | { kind: 'unreadable' }

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** Reads a posted form without buffering more than the limit. */
export async function readForm(request: Request): Promise<PostedForm> {
  const contentType = request.headers.get('Content-Type') ?? ''
  if (!FORM_TYPES.test(contentType)) return { kind: 'unreadable' }
  try {
    const bytes = await readBytes(request.body)
    if (bytes === undefined) return { kind: 'tooLarge' }
    const body = new Response(bytes, { headers: { 'Content-Type': contentType } })
    return { kind: 'form', data: await body.formData() }
  } catch {
    return { kind: 'unreadable' }
  }
}

/** @returns undefined above the limit; the server discards the rest */
async function readBytes(body: Request['body']): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!body) return new Uint8Array()
  const bytes = new Uint8Array(BODY_BYTES_MAX)
  let length = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const end = length + part.value.byteLength
    if (end > BODY_BYTES_MAX) return undefined
    bytes.set(part.value, length)
    length = end
  }
  return bytes.subarray(0, length)
}
