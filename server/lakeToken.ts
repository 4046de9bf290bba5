import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE_NAME = 'lake-token'
const TOKEN_BYTES = 24
const OWNER_ONLY = 0o600

/**
 * The embedded lake's secret, made once and kept in the data folder where only the owner of the
 * process can read it.
 * @throws when the folder can't be written to, or the file holds something that is no token
 */
export function keptLakeToken(dataDir: string): string {
  const file = join(dataDir, FILE_NAME)
  try {
    // Fails when it exists, so two processes starting at once agree on one token.
    const made = randomBytes(TOKEN_BYTES).toString('base64url')
    writeFileSync(file, `${made}\n`, { mode: OWNER_ONLY, flag: 'wx' })
    return made
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
  chmodSync(file, OWNER_ONLY)
  const kept = readFileSync(file, 'utf8').trim()
  if (!/^[\x21-\x7e]{16,512}$/.test(kept)) {
    throw new Error(`${file} does not hold a token; delete it and a new one is made`)
  }
  return kept
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
