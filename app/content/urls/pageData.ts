/** URLs of a page's data, which Remix's single fetch requests for a navigation inside the app. */

export const DATA_SUFFIX = '.data'
/** Names the route whose data is requested. */
export const ROUTES_PARAMETER = '_routes'
/** Remix's name for the data of `/`. */
const HOME_DATA_PATH = '/_root'

/** @returns the path of the data of the page at `path` */
export function dataPath(path: string): string {
  return (path === '/' ? HOME_DATA_PATH : path) + DATA_SUFFIX
}

export const isDataPath = (path: string) => path.endsWith(DATA_SUFFIX)

/** @returns the path of the page whose data is at `path`; undefined for other paths */
export function pageOfData(path: string): string | undefined {
  if (!isDataPath(path)) return undefined
  const named = path.slice(0, -DATA_SUFFIX.length)
  return named === HOME_DATA_PATH ? '/' : named
}
