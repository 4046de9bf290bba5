import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { errorCode } from '../../runtime/errorCode.ts'
import { isStorageError } from '../../runtime/storageErrors.ts'
import { LakeError, RequestError } from '../core/errors.ts'

const DISK_FULL =
  'The lake cannot store this: its disk is full or cannot be written to. Nothing was changed. Try again when the operator has freed space.'

/** How an error is returned to the caller; `expected` is false if it is a bug. */
export interface ErrorResponse {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly expected: boolean
}

/** Converts anything thrown into a response; the text of unexpected errors is never sent. */
export function describeError(error: unknown): ErrorResponse {
  if (error instanceof LakeError) {
    return { status: error.statusCode, body: error.toBody(), headers: {}, expected: true }
  }
  if (error instanceof RequestError) {
    return gatewayError(error.status, error.message, error.headers)
  }
  if (isStorageError(error)) return { ...gatewayError(507, DISK_FULL, {}), expected: false }
  const response = gatewayError(
    500,
    'The embedded Content Lake failed to respond. See its log.',
    {},
  )
  return { ...response, expected: false }
}

function gatewayError(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>>,
): ErrorResponse {
  const error = STATUS_CODES[status] ?? 'Error'
  return { status, body: { statusCode: status, error, message }, headers, expected: true }
}

const DISCONNECT_CODES = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
])

/**
 * Whether an error only means that the client has disconnected. A destroyed response does not say
 * so, because a failing source destroys the response too.
 */
export function isDisconnect(error: unknown): boolean {
  return DISCONNECT_CODES.has(errorCode(error) ?? '')
}

/**
 * Converts an error into a response. An unexpected one is reported even if the connection is gone.
 */
export function respondWithError(
  error: unknown,
  req: IncomingMessage,
  res: ServerResponse,
  onError: (error: unknown) => void,
): void {
  if (isDisconnect(error)) return
  const response = describeError(error)
  if (!response.expected) onError(error)
  if (!res.destroyed && !req.socket.destroyed) sendError(res, response)
}

/** Sends an error unless the response has started; then the connection is destroyed instead. */
export function sendError(res: ServerResponse, response: ErrorResponse): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  res.writeHead(response.status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...response.headers,
  })
  res.end(JSON.stringify(response.body))
}
