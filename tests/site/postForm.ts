/** Posts a form as a browser without JavaScript does, and follows no redirect. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields)
  return fetch(url, { method: 'POST', redirect: 'manual', headers, body })
}
