/** Sanity's names of the roles a person can have in a project. */
export const ROLES = ['administrator', 'editor', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** A person who is, or was, signed in. */
export interface LakeUser {
  /** The same for the same person, so that the history of a document stays with its authors. */
  readonly id: string
  readonly name: string
  readonly role: Role
}
