/**
 * Checks that pages use no browser API that one of the oldest supported browsers lacks
 * (`tooling/build/browserSupport.ts`). It scans the built scripts, libraries included, for APIs
 * that names alone identify, and the sources of `app/` for those that only types identify. An API
 * may be used where its absence is handled: add it to `GUARDED` with the reason.
 */
import { relative } from 'node:path'
import ts from 'typescript'
import { missingInScript, missingInSources, readApiSupport } from './browserApis.ts'
import { bundledScripts } from './bundledScripts.ts'

/** Only previews load these; editors use a browser in which the Studio works. */
const PREVIEW_CHUNK =
  /^(?:renderVisualEditing|PreviewControls|enable-visual-editing|LoaderComlink)-/
/** Code in `app/` that only the server runs. */
const SERVER_FILES: ReadonlySet<string> = new Set([
  'app/document/contentSecurityPolicy.ts',
  'app/forms/origin.ts',
  'app/pages/article/feed.ts',
  'app/pages/pageLoader.ts',
  'app/pages/postTarget.ts',
])

/** APIs whose absence is handled, and how. */
const GUARDED: Readonly<Record<string, string>> = {
  'HTMLElement.showPopover': 'hoverMenu.ts asks whether the panel has it',
  'HTMLElement.hidePopover': 'where there are no popovers no menu is open',
  'HTMLScriptElement.supports': 'prefetchOnIntent.ts calls it with ?. and prefetches by fetch',
  'KeyboardEvent.isComposing': 'Safari has it, and differs only in the last key of a composition',
  'PerformanceResourceTiming.transferSize':
    'where it is missing, pageUpdates.ts takes a stored document for a new one',
  dispose: "a method of the router (lazyRouter.ts), not DisposableStack's",
  requestIdleCallback: 'loadWhenIdle.ts uses a timer where it is missing',
  use: "React's hook, not DisposableStack.use",
}

const support = readApiSupport()
const used = new Set<string>()

function faultsIn(place: string, names: Iterable<string>): string[] {
  return [...names].flatMap((name) => {
    used.add(name)
    return Object.hasOwn(GUARDED, name) ? [] : [`${place} uses ${name}`]
  })
}

const scripts = bundledScripts().filter(({ name }) => !PREVIEW_CHUNK.test(name))
const inScripts = scripts.flatMap(({ name, code }) =>
  faultsIn(name, missingInScript(name, code, support)),
)

const root = process.cwd()
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
const isChecked = (fileName: string) => {
  const file = relative(root, fileName)
  return /^app\/(?!.*\.test\.)/.test(file) && !SERVER_FILES.has(file)
}
const program = ts.createProgram(fileNames.filter(isChecked), options)
const inSources = missingInSources(program, isChecked, support).flatMap(({ file, name }) =>
  faultsIn(relative(root, file), [name]),
)

const unused = Object.keys(GUARDED).filter((name) => !used.has(name))
const errors = [
  ...new Set([...inScripts, ...inSources]),
  ...unused.map((name) => `GUARDED lists ${name}, which nothing uses any more`),
]
for (const error of errors) console.error(error)
if (errors.length > 0) process.exit(1)
console.log(
  `${scripts.length} scripts and the sources of app/: every API is in the oldest browsers`,
)
