import { removeScripting } from '../partialHydration/scripting.ts'
import { UnexpectedMarkupError } from './unexpectedMarkup.ts'

/** Static imports as Remix writes them, one to a line. */
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";?\n?/gm
const ANY_STATIC_IMPORT = /^\s*import\b(?!\s*\()/m
/** A resource of the first view that never loads must not prevent hydration. */
export const PAINT_TIMEOUT_MS = 2_000

export interface DeferredScript {
  code: string
  /** Modules that are still preloaded. */
  early: readonly string[]
}

/**
 * Defers a document's scripts until its first view has loaded and is painted. On a slow link they
 * would compete with fonts and pictures, and none of them is needed to read, to follow a link, to
 * open a menu or to send a form. Only the small entry module is preloaded: it must not run before
 * the others.
 * @param code the module script as Remix writes it: imports, then what uses them
 * @param preloads modules that the document preloads
 * @throws UnexpectedMarkupError if the script imports in another way
 */
export function scriptAfterFirstView(code: string, preloads: readonly string[]): DeferredScript {
  const rest = code.replaceAll(STATIC_IMPORT, '')
  const imports = [...code.matchAll(STATIC_IMPORT)]
  if (imports.length === 0 || ANY_STATIC_IMPORT.test(rest)) {
    throw new UnexpectedMarkupError(
      'The module script has imports other than import "…" and import * as … from "…"',
    )
  }
  const start = rest.replaceAll(/\s*\n\s*/g, '')
  const names = imports.map(([, name = '']) => name)
  const modules = new Set([...imports.map(([, , url = '']) => url), ...preloads])
  const early = preloads.filter((href) => start.includes(`import("${href}")`))
  if (early.length === 0) {
    throw new UnexpectedMarkupError('The module script has no import("…") of a preloaded module')
  }
  // The statement's promise is the result, so that its failure is noticed too.
  const startResult = start.replace(`import("${early[0]}")`, (statement) => `return ${statement}`)
  const awaited = JSON.stringify([...modules].filter((href) => !early.includes(href)))
  // A module script runs before the document's `load` event, so the event is never missed. A paint
  // is reported when it is on the screen; the callbacks of a frame run before.
  const deferred = `let all,begin=()=>all??=Promise.all(${awaited}.map(m=>import(m))).then(([${names}])=>{${startResult}}).catch(()=>${removeScripting})
addEventListener('load',()=>new PerformanceObserver(begin).observe({type:'paint',buffered:true}))
setTimeout(begin,${PAINT_TIMEOUT_MS})`
  return { code: deferred, early }
}
