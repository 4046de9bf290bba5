/** The website itself responds below these: a page there would not be seen, or hide what is. */
const RESERVED =
  /^\/(?:(?:studio|lake|preview|hooks|assets|healthz|readyz|page-updates)(?=\/|$)|gallery(?:\/sections)?$|articles\/page\/\d+$)/i

/** @returns the beginning of a path that is reserved, such as `/studio`; undefined if none is */
export function reservedPath(path: string): string | undefined {
  return RESERVED.exec(path)?.[0]
}

/** @returns the error message for a path that begins with this one */
export function reservedMessage(path: string): string {
  return `${path} is reserved by the website. Choose another path.`
}
