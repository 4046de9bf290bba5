import { useCurrentUser } from 'sanity'

/**
 * Whether the person only reads. The lake refuses a viewer's writes in any case; what is our own in
 * the Studio does not offer them.
 */
export function useIsViewer(): boolean {
  const roles = useCurrentUser()?.roles ?? []
  return roles.length > 0 && roles.every(({ name }) => name === 'viewer')
}
