/** Loader data that replaces content whose HTML is in the document already. */
export interface OmittedContent {
  static: true
}

/** @returns whether this is the content itself: as read, or for a navigation inside the app */
export function hasContent<Data extends object>(data: Data): data is Exclude<Data, OmittedContent> {
  return !('static' in data)
}
