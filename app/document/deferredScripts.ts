/** A module script as Remix writes it: imports, one to a line, then what uses them. */
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";?\n?/gm
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** A resource of the first view that never loads must not prevent hydration. */
const PATIENCE_MS = 2_000

/**
 * Defers a document's scripts until its first view has loaded and is painted. On a slow link they
 * would compete with fonts and pictures, and none of them is needed to read, to follow a link, to
 * open a menu or to send a form. Only the small entry module is preloaded: it must not run before
 * the others.
 * @param html as Remix renders it; without a module script it is returned unchanged
 */
export function scriptsAfterFirstView(html: string): string {
  const code = MODULE_SCRIPT.exec(html)?.[1]
  if (code === undefined) return html
  const start = code.replaceAll(STATIC_IMPORT, '').replaceAll(/\s*\n\s*/g, '')
  const imports = [...code.matchAll(STATIC_IMPORT)]
  const names = imports.map(([, name = '']) => name)
  const preloads = [...html.matchAll(MODULE_PRELOAD)].map(([, href = '']) => href)
  const modules = new Set([...imports.map(([, , address = '']) => address), ...preloads])
  const early = preloads.filter((href) => start.includes(`import("${href}")`))
  const awaited = JSON.stringify([...modules].filter((href) => !early.includes(href)))
  // A module script runs before the document's `load` event, so the event is never missed.
  const script = `let all,begin=()=>all??=Promise.all(${awaited}.map(m=>import(m))).then(([${names}])=>{${start}},()=>{})
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(begin)))
setTimeout(begin,${PATIENCE_MS})`
  return html
    .replaceAll(MODULE_PRELOAD, (link, href) =>
      early.includes(href) ? link.replace(' href', ' fetchpriority="low" href') : '',
    )
    .replace(MODULE_SCRIPT, () => `<script type="module">${script}</script>`)
}
