import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { ConfigError } from './config.ts'
import { errorCode } from './errorCode.ts'

interface Address {
  host: string
  port: number
}

/**
 * @param variable the environment variable that sets the port
 * @throws ConfigError with the reason, if the port or the address cannot be used
 */
export function listen(server: Server, { host, port }: Address, variable = 'PORT') {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const why: Record<string, string> = {
        EADDRINUSE: `${variable} ${port} is already in use; stop what uses it or choose another, as in ${variable}=${port + 1}`,
        EACCES: `${variable} ${port} may not be used by this account; choose one above 1023`,
        EADDRNOTAVAIL: 'HOST must be an address of this machine',
        ENOTFOUND: 'HOST must be a name or an address of this machine',
      }
      const line = why[errorCode(error) ?? '']
      reject(line === undefined ? error : new ConfigError([line]))
    })
    server.listen(port, host, resolve)
  })
}

/**
 * Checked before anything starts: a second server on the same port must not touch the data.
 * @throws ConfigError as `listen` does
 */
export async function assertPortIsFree(config: Address): Promise<void> {
  const probe = createServer()
  await listen(probe, config)
  await new Promise((resolve) => probe.close(resolve))
}

/** @throws ConfigError if the data folder cannot be created or written to */
export function makeDataDir(dataDir: string): void {
  makeFolder(dataDir, 'DATA_DIR')
}

/**
 * Makes a folder in the data folder that only its owner can read. In one that exists, the access of
 * its group stays, because an operator may have granted it, as for backups.
 * @throws ConfigError as `makeDataDir` does
 */
export function makePrivateDataDir(dataDir: string, name: string): void {
  makeDataDir(dataDir)
  const folder = join(dataDir, name)
  makeFolder(folder, `DATA_DIR/${name}`, 0o700)
  const mode = statSync(folder).mode & 0o7777
  if ((mode & OTHERS) === 0) return
  try {
    chmodSync(folder, mode & ~OTHERS)
  } catch {
    // The folder is another account's, which decides who can read it.
  }
}

/** Permission bits of accounts that are neither the owner nor in the group. */
const OTHERS = 0o007

function makeFolder(folder: string, name: string, mode?: number): void {
  try {
    mkdirSync(folder, { recursive: true, mode })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const code = errorCode(error) ?? 'unknown error'
    throw new ConfigError([`${name} must be a folder this process can write to (${code})`])
  }
}
