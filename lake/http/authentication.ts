import type { IncomingMessage } from 'node:http'
import { type Clock, systemClock } from '../../runtime/clock.ts'
import { RateLimiter } from '../../runtime/rateLimiter.ts'
import { secretMatcher } from '../auth/secretMatcher.ts'
import type { LakeUser } from '../auth/user.ts'
import type { UserAuthentication } from '../auth/userAuthentication.ts'
import { RequestError } from '../core/errors.ts'
import { describeError } from './errors.ts'
import { forwardedAddressFrom } from './forwardedAddress.ts'

/** An authenticated caller; all API routes require one. */
export interface Caller {
  /** `token`: the lake's own; `key`: a person's key as a bearer token; `session`: a cookie. */
  readonly kind: 'token' | 'key' | 'session'
  readonly user: LakeUser
}

/** The user for requests with the lake's token. */
export const TOKEN_USER: LakeUser = {
  id: 'lake-token',
  name: 'Local editor',
  role: 'administrator',
}

/** Wrong bearer tokens of one client, as many as wrong keys at the Studio's sign-in. */
const ATTEMPTS = { burst: 10, refillMs: 30_000 }
const CHALLENGE = { 'www-authenticate': 'Bearer realm="lake"' }

export type CallerResolver = ReturnType<typeof createCallerResolver>

/**
 * Accepts the lake's token, then a person's key. A request without a bearer token is authenticated
 * by its session.
 * @param siteUrl where editors sign in, for the error's message
 */
export function createCallerResolver(
  token: string,
  {
    authenticate,
    authenticateKey,
    clock = systemClock,
  }: Pick<UserAuthentication, 'authenticate' | 'authenticateKey'> & { clock?: Pick<Clock, 'now'> },
  siteUrl: string,
) {
  const isToken = secretMatcher(token)
  const limitAttempts = attemptLimit(token, clock)
  const access = `sign in at ${siteUrl}/studio, or send the lake's token as "Authorization: Bearer <token>".`

  const resolve = async (req: IncomingMessage, extendsSession: boolean): Promise<Caller> => {
    const bearer = bearerOf(req)
    if (bearer !== undefined) {
      if (isToken(bearer)) return { kind: 'token', user: TOKEN_USER }
      const user = authenticateKey(bearer)
      if (user) return { kind: 'key', user }
      throw unauthorized(`The bearer token is not valid: ${access}`)
    }
    const user = authenticate(req, extendsSession)
    if (user) return { kind: 'session', user }
    throw unauthorized(`The Content Lake is private: ${access}`)
  }
  return {
    /**
     * @throws `RequestError` 401 without a valid bearer token or session, 429 after too many wrong
     * tokens
     */
    async resolve(req: IncomingMessage): Promise<Caller> {
      if (bearerOf(req) === undefined) return resolve(req, true)
      const recordSuccess = limitAttempts(req)
      const caller = await resolve(req, true)
      recordSuccess()
      return caller
    },
    /** False if the request, which was accepted before, would now be refused with 401. */
    isStillAuthorized: (req: IncomingMessage) =>
      resolve(req, false).then(
        () => true,
        (error) => describeError(error).status !== 401,
      ),
  }
}

function bearerOf({ headers }: IncomingMessage): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
}

/**
 * Limits attempts of clients of the website. Requests that reach the lake directly, as those of the
 * website itself, have no limit: they come from a private network.
 */
function attemptLimit(token: string, clock: Pick<Clock, 'now'>) {
  const attempts = new RateLimiter(clock, ATTEMPTS)
  const forwardedAddress = forwardedAddressFrom(token)
  return (req: IncomingMessage): (() => void) => {
    const client = forwardedAddress(req)
    if (client === undefined) return () => undefined
    const waitS = attempts.consume(client)
    if (waitS === 0) return () => attempts.refund(client)
    // Also for the valid token, because any other status would reveal it.
    throw new RequestError(429, `Too many wrong bearer tokens. Wait ${waitS} seconds.`, {
      ...CHALLENGE,
      'retry-after': String(waitS),
    })
  }
}

function unauthorized(message: string): RequestError {
  return new RequestError(401, message, CHALLENGE)
}
