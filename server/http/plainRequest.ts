/** A GET without a body, in the one form that leaves nothing to interpret. */
export interface PlainRequest {
  /** Path and query as in the request line. */
  target: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  cookie: string | undefined
  /** Where the next request begins. */
  end: number
}

/** Longer heads are rare, and not worth a second look. */
const HEAD_LENGTH_MAX = 8 * 1024

/**
 * A whole head: printable ASCII in every value, no folded lines, no bare CR or LF, no space around
 * a name (RFC 9112, sections 2.2, 3 and 5).
 */
const HEAD = /GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e]*\r\n)+)\r\n/y

/** These say that a body follows, that the connection ends or becomes another protocol. */
const NOT_PLAIN = new Set([
  ...['content-length', 'transfer-encoding', 'expect', 'upgrade', 'trailer', 'te', 'connection'],
  ...['proxy-connection', 'keep-alive', 'http2-settings', 'authorization'],
])

/**
 * Reads a request only if nothing about it can be understood in two ways. Everything else is for
 * a complete HTTP parser, which is not this.
 * @param text bytes of a connection as Latin-1
 * @returns nothing when it is not a plain request, or not all of it is there
 */
export function readPlainRequest(text: string, at: number): PlainRequest | undefined {
  HEAD.lastIndex = at
  const head = HEAD.exec(text)
  const [whole, target, lines] = head ?? []
  if (whole === undefined || target === undefined || lines === undefined) return undefined
  if (whole.length > HEAD_LENGTH_MAX) return undefined
  const values: Record<Wanted, string | undefined> = {
    ...{ host: undefined, cookie: undefined },
    ...{ 'accept-encoding': undefined, 'if-none-match': undefined },
  }
  for (let begin = 0; begin < lines.length; ) {
    const end = lines.indexOf('\r\n', begin)
    const colon = lines.indexOf(':', begin)
    const name = lines.slice(begin, colon).toLowerCase()
    if (isWanted(name)) {
      // Twice is somebody's mistake, or somebody's trick.
      if (values[name] !== undefined) return undefined
      values[name] = lines.slice(colon + 1, end).trim()
    } else if (NOT_PLAIN.has(name) && !saysKeepAlive(name, lines.slice(colon + 1, end))) {
      return undefined
    }
    begin = end + 2
  }
  if (!values.host) return undefined
  return {
    target,
    acceptEncoding: values['accept-encoding'],
    ifNoneMatch: values['if-none-match'],
    cookie: values.cookie,
    end: at + whole.length,
  }
}

type Wanted = 'host' | 'cookie' | 'accept-encoding' | 'if-none-match'

function isWanted(name: string): name is Wanted {
  return (
    name === 'host' || name === 'accept-encoding' || name === 'cookie' || name === 'if-none-match'
  )
}

/** What every connection of HTTP/1.1 does anyway. */
function saysKeepAlive(name: string, value: string): boolean {
  return name === 'connection' && value.trim().toLowerCase() === 'keep-alive'
}
