import { createHash, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { LakeOptions } from '../lake.ts'
import { studioCookie } from './cookie.ts'
import { createStudioSessions, type StudioSessionOptions } from './sessions.ts'

interface StudioSignInOptions extends Pick<StudioSessionOptions, 'log' | 'now'> {
  /** The key editors sign in with: the lake's token. */
  key: string
  dataDir: string
  /** Decides the cookie's name and whether it travels unencrypted. */
  siteUrl: string
}

/** What the lake needs to know people by: keys, sessions and the cookie that carries them. */
export function createStudioSignIn(
  options: StudioSignInOptions,
): Required<Pick<LakeOptions, 'authenticate' | 'signIn' | 'signOut' | 'userById'>> {
  const { key, dataDir, siteUrl, log, now } = options
  const cookie = studioCookie(siteUrl)
  const sessions = createStudioSessions({
    key,
    now,
    log,
    file: join(dataDir, 'studio-sessions.json'),
  })
  const isKey = keyComparison(key)
  return {
    userById: sessions.editorById,
    authenticate(req) {
      const secret = cookie.read(req)
      return secret === undefined ? null : sessions.editorOf(secret)
    },
    signIn: (name, candidate) => (isKey(candidate) ? sessions.begin(name) : null),
    signOut(req, res) {
      const secret = cookie.read(req)
      if (secret !== undefined) sessions.end(secret)
      res.setHeader('Set-Cookie', cookie.clear())
    },
  }
}

function keyComparison(key: string): (candidate: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(key)
  // Digests have one length, so the comparison reveals nothing about the key's.
  return (candidate) => timingSafeEqual(digest(candidate), expected)
}
