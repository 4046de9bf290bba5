import { chmodSync } from 'node:fs'
import { errorMessage } from '../../runtime/errorMessage.ts'
import { OWNER_ONLY } from '../../runtime/ownerOnly.ts'
import { LakeStartError } from '../core/errors.ts'

/**
 * Opens a file and closes it to other accounts.
 * @throws LakeStartError if it is a folder, or a file of another account
 */
export function openForOwner<Result>(file: string, open: () => Result): Result {
  try {
    const opened = open()
    chmodSync(file, OWNER_ONLY)
    return opened
  } catch (error) {
    throw new LakeStartError(
      `${file} cannot be opened (${errorMessage(error)}). It must be a file of the account that runs this.`,
    )
  }
}
