/** Loader data that replaces a document whose HTML is served. */
interface StaticData {
  static: true
}

/** Whether the browser has the document only as HTML. */
export function isStatic<Data extends object>(data: Data): data is Extract<Data, StaticData> {
  return 'static' in data
}
