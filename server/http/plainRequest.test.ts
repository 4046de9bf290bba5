import { describe, expect, test } from 'vitest'
import { readPlainRequest } from './plainRequest.ts'

const PLAIN =
  'GET /about-us?a=1 HTTP/1.1\r\nHost: nsaa.example\r\nAccept-Encoding: br, gzip\r\n\r\n'

test('a plain request is read, wherever it begins', () => {
  const read = {
    ...{ target: '/about-us?a=1', acceptEncoding: 'br, gzip' },
    ...{ ifNoneMatch: undefined, cookie: undefined },
  }
  expect(readPlainRequest(PLAIN, 0)).toEqual({ ...read, end: PLAIN.length })
  expect(readPlainRequest(PLAIN + PLAIN, PLAIN.length)).toEqual({ ...read, end: 2 * PLAIN.length })
})

test('headers are known by their names in any letters', () => {
  const text =
    'GET / HTTP/1.1\r\nHOST:x\r\ncookie: a=b\r\nIf-None-match:  "e" \r\nConnection: Keep-Alive\r\nX-Any: thing\r\n\r\n'
  expect(readPlainRequest(text, 0)).toMatchObject({ cookie: 'a=b', ifNoneMatch: '"e"' })
})

describe('is for a complete parser', () => {
  const withHeader = (line: string) => `GET / HTTP/1.1\r\nHost: x\r\n${line}\r\n\r\n`
  test.each([
    ['nothing', ''],
    ['half a head', PLAIN.slice(0, -2)],
    ['half a line', PLAIN.slice(0, 20)],
    ['another method', PLAIN.replace('GET', 'HEAD')],
    ['a method with a body', PLAIN.replace('GET', 'POST')],
    ['HTTP/1.0', PLAIN.replace('1.1', '1.0')],
    ['another protocol', PLAIN.replace('HTTP/1.1', 'RTSP/1.1')],
    ['an absolute target', PLAIN.replace('/about-us', 'http://x/about-us')],
    ['a target with a space', PLAIN.replace('/about-us', '/about us')],
    ['a target that is not ASCII', PLAIN.replace('/about-us', '/caf\u00e9')],
    ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
    ['an empty host', 'GET / HTTP/1.1\r\nHost: \r\n\r\n'],
    ['no header at all', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', withHeader('Host: y')],
    ['a header twice', withHeader('Cookie: a=b\r\ncookie: c=d')],
    ['a body', withHeader('Content-Length: 5')],
    ['an empty body', withHeader('Content-Length: 0')],
    ['a chunked body', withHeader('Transfer-Encoding: chunked')],
    ['a body in disguise', withHeader('transfer-encoding:\tchunked')],
    ['an expectation', withHeader('Expect: 100-continue')],
    ['an upgrade', withHeader('Upgrade: websocket\r\nConnection: Upgrade')],
    ['an end of the connection', withHeader('Connection: close')],
    ['several wishes for the connection', withHeader('Connection: keep-alive, x')],
    ['space before the colon', withHeader('X-Any : y')],
    ['a folded line', withHeader('X-Any: y\r\n z')],
    ['a line without a colon', withHeader('X-Any')],
    ['a bare line feed', PLAIN.replaceAll('\r\n', '\n')],
    ['a bare line feed in a value', withHeader('X-Any: y\nContent-Length: 5')],
    ['a bare carriage return', withHeader('X-Any: y\rContent-Length: 5')],
    ['a zero byte', withHeader('X-Any: y\0')],
    ['bytes above ASCII', withHeader('X-Any: caf\u00e9')],
    ['a line in front', `\r\n${PLAIN}`],
    ['a very long head', withHeader(`X-Any: ${'y'.repeat(9_000)}`)],
  ])('%s', (_what, text) => {
    expect(readPlainRequest(text, 0)).toBeUndefined()
  })
})
