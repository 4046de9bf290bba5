/** Permissions of a file that only its owner may read and write. */
export const OWNER_ONLY = 0o600
