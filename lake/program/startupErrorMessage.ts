import { ConfigError } from '../../runtime/config.ts'
import { isStorageError } from '../../runtime/storageErrors.ts'
import { LakeStartError } from '../core/errors.ts'

/** @returns one line with what an operator has to correct; undefined if the error is a bug */
export function startupErrorMessage(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof LakeStartError) return error.message
  if (!(error instanceof Error) || !isStorageError(error)) return undefined
  return `DATA_DIR can’t be written, the disk is full or failing (${error.message}); free space, then start again`
}
