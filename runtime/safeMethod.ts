/** The safe methods (RFC 9110, section 9.2.1) that the server handles. */
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD']

export function isSafeMethod(method: string | undefined): boolean {
  return SAFE_METHODS.includes(method ?? '')
}
