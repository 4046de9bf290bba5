/** The website itself responds below these, so a page there would never be seen. */
const RESERVED =
  /^\/(?:(?:studio|lake|preview|hooks|assets|healthz|readyz|page-updates)(?=\/|$)|gallery(?:\/sections)?$)/i

/** @returns the beginning of a path that is reserved, such as `/studio`; undefined if none is */
export function reservedPath(path: string): string | undefined {
  return RESERVED.exec(path)?.[0]
}
