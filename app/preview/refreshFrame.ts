const PARTS = ['site-header', 'site-footer'] as const

/** Header and footer are static, so changes in them are fetched from the server. */
export async function refreshFrame(): Promise<void> {
  const answer = await fetch(location.href).catch(() => undefined)
  if (!answer?.ok) return
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const id of PARTS) {
    const fresh = served.getElementById(id)?.innerHTML
    const part = document.getElementById(id)
    if (part && fresh !== undefined && part.innerHTML !== fresh) part.innerHTML = fresh
  }
}
