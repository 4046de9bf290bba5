import { useCurrentUser } from 'sanity'

/**
 * Whether the signed-in person can only read. The lake rejects writes of a viewer anyway; this
 * hides the controls that would make them.
 */
export function useIsViewer(): boolean {
  const roles = useCurrentUser()?.roles ?? []
  return roles.length > 0 && roles.every(({ name }) => name === 'viewer')
}
