import { SITE_SHELL_IDS } from '../content/elementIds.ts'

let requests = 0

/**
 * Header and footer are static, so changes in them are fetched from the server. A response that
 * arrives after a later request was sent is ignored.
 */
export async function refreshSiteShell(): Promise<void> {
  requests += 1
  const request = requests
  const response = await fetch(location.href).catch(() => undefined)
  if (!response?.ok) return
  const html = await response.text()
  if (request !== requests) return
  const current = new DOMParser().parseFromString(html, 'text/html')
  for (const id of Object.values(SITE_SHELL_IDS)) {
    const fresh = current.getElementById(id)?.innerHTML
    const part = document.getElementById(id)
    if (part && fresh !== undefined && part.innerHTML !== fresh) part.innerHTML = fresh
  }
}
