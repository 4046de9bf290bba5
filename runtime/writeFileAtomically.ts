import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { temporaryFile } from './temporaryFiles.ts'

/**
 * Writes a file atomically, also across a power cut: bytes to a temporary sibling, fsync, rename,
 * fsync of the folder. The folder must exist.
 */
export async function writeFileAtomically(path: string, bytes: string | Uint8Array): Promise<void> {
  const temporary = temporaryFile(dirname(path))
  try {
    const file = await open(temporary, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
