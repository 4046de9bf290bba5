import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../runtime/errorCode.ts'
import { OWNER_ONLY } from '../../runtime/ownerOnly.ts'
import { LakeStartError } from '../core/errors.ts'
import { openForOwner } from './openForOwner.ts'

/** Name of the file in the data folder. */
export const LAKE_TOKEN_FILE = 'lake-token'
const TOKEN_BYTES = 24

/**
 * The embedded lake's secret, generated once and stored in the data folder with permissions for the
 * owner only.
 * @throws if the folder can't be written, or the file does not contain a token
 */
export function loadOrCreateLakeToken(dataDir: string): string {
  const file = join(dataDir, LAKE_TOKEN_FILE)
  try {
    return createToken(file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const stored = openForOwner(file, () => readFileSync(file, 'utf8')).trim()
  if (!/^[\x21-\x7e]{16,512}$/.test(stored)) {
    throw new LakeStartError(
      `${file} contains no token. Delete it, and the next start generates a new one.`,
    )
  }
  return stored
}

function createToken(file: string): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  // Fails if it exists, so that two processes that start together use one token.
  const handle = openSync(file, 'wx', OWNER_ONLY)
  try {
    writeFileSync(handle, `${token}\n`)
    return token
  } catch (error) {
    // An empty file would fail every later start, even after space was freed.
    rmSync(file)
    throw error
  } finally {
    closeSync(handle)
  }
}
