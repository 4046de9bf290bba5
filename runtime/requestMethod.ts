/** Methods of requests that only read (RFC 9110, section 9.2.1), of those that are handled. */
const READ_METHODS: readonly string[] = ['GET', 'HEAD']

export function isReadMethod(method: string | undefined): boolean {
  return READ_METHODS.includes(method ?? '')
}
