const PARTS = ['site-header', 'site-footer'] as const

/** Header and footer are static, so changes in them are fetched from the server. */
export async function refreshSiteShell(): Promise<void> {
  const response = await fetch(location.href).catch(() => undefined)
  if (!response?.ok) return
  const current = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const id of PARTS) {
    const fresh = current.getElementById(id)?.innerHTML
    const part = document.getElementById(id)
    if (part && fresh !== undefined && part.innerHTML !== fresh) part.innerHTML = fresh
  }
}
