import { isDataPath } from '../../app/content/urls/pageData.ts'
import { isSafeMethod } from '../../runtime/safeMethod.ts'

/**
 * The class of a request; never its path, which clients can invent.
 * @param target path and query as in the request line
 */
export function routeClass(method: string, target: string) {
  const [path = ''] = target.split('?', 1)
  if (/^\/lake\/(?:images|files)\//.test(path)) return 'asset'
  if (isBelow(path, '/lake')) return 'lake'
  if (isBelow(path, '/studio')) return 'studio'
  if (isBelow(path, '/hooks')) return 'webhook'
  if (/^\/(?:healthz|readyz(?:\/pages)?)$/.test(path)) return 'health'
  if (!isSafeMethod(method)) return 'form'
  if (isDataPath(path)) return 'data'
  return /\.[a-z0-9]{2,11}$/i.test(path) ? 'file' : 'page'
}

function isBelow(path: string, mount: string): boolean {
  return path === mount || path.startsWith(`${mount}/`)
}
