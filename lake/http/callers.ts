import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RequestError } from './errors.ts'

/** Somebody known to the host, for example through its Studio session. */
export interface LakeUser {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Who is asking. Members may do everything; anonymous callers read published documents. */
export type Caller =
  | { readonly kind: 'token' | 'session'; readonly user: LakeUser }
  | { readonly kind: 'anonymous' }

export type Authenticate = (req: IncomingMessage) => LakeUser | null | Promise<LakeUser | null>

/** Ends the host's session, for example by a `Set-Cookie` header; the lake then answers. */
export type SignOut = (req: IncomingMessage, res: ServerResponse) => void

/** Somebody the host has signed in at some time, for names beside what they changed. */
export type UserById = (id: string) => LakeUser | null

/** Who a bearer of the lake's token is. */
export const TOKEN_USER: LakeUser = {
  id: 'lake-token',
  name: 'Local editor',
  email: 'editor@localhost',
}

export interface CallerResolver {
  /** Throws `RequestError` 401 for a bearer token that is not the lake's. */
  resolve(req: IncomingMessage): Promise<Caller>
  /** Constant-time comparison with the lake's token. */
  isToken(candidate: string): boolean
}

/** The token decides first; without one the host is asked (`authenticate`). */
export function createCallerResolver(
  token: string,
  authenticate: Authenticate | undefined,
): CallerResolver {
  if (token.length === 0) throw new Error('createLake: `token` must not be empty')
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(token)
  // Digests have one length, so the comparison tells nothing about the token's.
  const isToken = (candidate: string) => timingSafeEqual(digest(candidate), expected)

  return {
    isToken,
    async resolve(req) {
      const bearer = /^Bearer +(\S+) *$/i.exec(req.headers.authorization ?? '')?.[1]
      if (bearer !== undefined) {
        if (isToken(bearer)) return { kind: 'token', user: TOKEN_USER }
        throw unauthorized('The bearer token is not valid')
      }
      const user = (await authenticate?.(req)) ?? null
      return user ? { kind: 'session', user } : { kind: 'anonymous' }
    },
  }
}

export function unauthorized(message: string): RequestError {
  return new RequestError(401, message, { 'www-authenticate': 'Bearer realm="lake"' })
}

/** The member behind a request; throws `RequestError` 401 for anybody else. */
export function memberOf(caller: Caller): LakeUser {
  if (caller.kind !== 'anonymous') return caller.user
  throw unauthorized('This needs a bearer token or a signed-in session')
}
