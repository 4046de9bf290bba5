import { STATUS_CODES } from 'node:http'
import type { FlatHeaders, Form } from '../pageCache/finished.ts'

/** Whole answers as they go over the wire, made once in each second: they bear its date. */
export interface Wire {
  whole(status: number, form: Form): Buffer
  notModified(form: Form): Buffer
}

/**
 * @param now milliseconds since 1970
 * @param keepAliveTimeoutMs what clients are told about the connection
 */
export function createWire(now: () => number, keepAliveTimeoutMs: number): Wire {
  const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeoutMs / 1000}\r\n`
  let second = 0
  let date = ''
  let wholes = new Map<Form, Buffer>()

  function tick(): void {
    const present = Math.floor(now() / 1000)
    if (present === second) return
    second = present
    date = new Date(present * 1000).toUTCString()
    // What nobody asked for in the last second is let go with the rest.
    wholes = new Map()
  }

  function head(status: number, headers: FlatHeaders): Buffer {
    let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`
    for (let at = 0; at < headers.length; at += 2) text += `${headers[at]}: ${headers[at + 1]}\r\n`
    return Buffer.from(`${text}Date: ${date}\r\n${connection}\r\n`, 'latin1')
  }

  return {
    whole(status, form) {
      tick()
      const made = wholes.get(form)
      if (made) return made
      const bytes = Buffer.concat([head(status, form.headers), form.body])
      wholes.set(form, bytes)
      return bytes
    },
    notModified(form) {
      tick()
      return head(304, form.notModified)
    },
  }
}
