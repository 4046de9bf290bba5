import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '../../lake/auth/user.ts'
import { createUserAuthentication } from '../../lake/auth/userAuthentication.ts'
import { openUserStore } from '../../lake/auth/userStore.ts'
import {
  recordLog,
  type StartedLake,
  type StartOptions,
  startLake,
  TEST_TOKEN,
} from './startLake.ts'

export interface LakeWithUsers extends StartedLake {
  /** Adds a person as the command line does, with a connection of its own. @returns the key */
  add(name: string, role: Role): string
  signIn(name: string, key: string): Promise<Response>
  /** The cookie of a new session. */
  cookie(name: string, key: string): Promise<string>
}

/** A lake with users, as `lake/program/run.ts` puts it together. */
export async function startLakeWithUsers(options: StartOptions = {}): Promise<LakeWithUsers> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'lake-people-')))
  const recorded = recordLog()
  const siteUrl = 'http://127.0.0.1'
  const date = options.date ?? Date.now
  const hooks = createUserAuthentication({
    key: TEST_TOKEN,
    dataDir,
    siteUrl,
    log: recorded.log,
    date,
  })
  const started = await startLake({ ...hooks, ...options, recorded, dataDir })
  const signIn = (name: string, key: string) =>
    started.request('/v1/auth/sessions', {
      method: 'POST',
      body: JSON.stringify({ name, key }),
    })
  return {
    ...started,
    signIn,
    add(name, role) {
      const store = openUserStore(dataDir, Date.now)
      try {
        return store.add(name, role)
      } finally {
        store.close()
      }
    },
    async cookie(name, key) {
      const response = await signIn(name, key)
      return `nsaa-studio=${(await response.json()).secret}`
    },
    async stop(how) {
      hooks.close()
      await started.stop(how)
    },
  }
}
