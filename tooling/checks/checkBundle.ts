/**
 * Checks the files sent to browsers: no server code, no node built-ins, no secrets, no address of a
 * machine; and that only the entry, which the document imports last, starts hydration. It reads the
 * built bundles, because only they show what is sent.
 */
import { builtinModules } from 'node:module'
import { bundledScripts } from './bundledScripts.ts'

const builtins = builtinModules.filter((name) => !name.startsWith('_')).map(escapeForRegExp)
const FORBIDDEN: readonly [what: string, pattern: RegExp][] = [
  ['a node: import', /["'`]node:[a-z_/]+["'`]/],
  [
    'a node built-in',
    new RegExp(`(?:from|import|require\\()\\s*["'](?:${builtins.join('|')})["']`),
  ],
  ['groq-js (the query engine of the lake)', /groq-js|evaluateSync/],
  ['sharp', /\bsharp\b.*\blibvips\b/],
  ['the Studio', /sanity\/structure|defineConfig\(/],
  [
    'the name of a secret',
    /LAKE_TOKEN|SANITY_API_READ_TOKEN|SANITY_WEBHOOK_SECRET|DATABASE_URL|EMAIL_PRIVATE_KEY/,
  ],
  ['process.env', /process\.env\.(?!NODE_ENV\b)[A-Z_]+/],
]

function escapeForRegExp(name: string): string {
  return name.replaceAll(/[/.*+?^${}()|[\]\\]/g, '\\$&')
}

const scripts = bundledScripts()
const errors = scripts.flatMap(({ name, code }) =>
  FORBIDDEN.filter(([, pattern]) => pattern.test(code)).map(
    ([what, pattern]) => `${name} contains ${what}: ${pattern.exec(code)?.[0].slice(0, 80)}`,
  ),
)

// In another chunk hydration would start with the first import of that chunk, before the routes are
// loaded.
const HYDRATION = /\bhydrateRoot\)?\(document\b/
const starting = scripts.filter(({ code }) => HYDRATION.test(code)).map(({ name }) => name)
if (starting.length !== 1 || !starting[0]?.startsWith('entry.client-')) {
  errors.push(`hydration starts in ${starting.join(', ') || 'no script'}, not in entry.client`)
}

for (const error of errors) console.error(error)
if (errors.length > 0) process.exit(1)
console.log(`${scripts.length} scripts, no server code found`)
