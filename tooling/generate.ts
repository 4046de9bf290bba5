/**
 * Writes what connects the sections (`index.generated.ts` and its neighbours), then
 * `app/content/types.generated.ts`: types of every document editors can write, and of the answer to
 * every `defineQuery` under `app/`. Needs no network, account or running lake.
 *
 * `node tooling/generate.ts` writes the files; `--check` only says whether they are up to date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findQueriesInPath, getResolver, registerBabel, TypeGenerator } from '@sanity/codegen'
import { extractSchema } from '@sanity/schema/_internal'
import { createSchema } from 'sanity'
import { nameShapes } from './namedShapes.ts'
import {
  exampleIndex,
  fragmentIndex,
  loaderIndex,
  lookIndex,
  mappingIndex,
  readFragments,
  readSectionFolder,
  schemaIndex,
  sectionTypesIn,
} from './sections.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const SECTIONS = join(ROOT, 'app/sections')
const QUERIES = ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}', '!app/**/*.generated.ts']
const HEADER =
  '/** Written by `npm run generate` from the schemas and the queries. Change those instead. */\n\n'

/**
 * @returns the source text of the types file
 * @throws when a schema is invalid or a query cannot be read, naming the file and the query
 */
async function generateTypes(): Promise<string> {
  const { schemaTypes } = await import('../schemas/index.ts')
  const schema = extractSchema(createSchema({ name: 'site', types: schemaTypes }))
  registerBabel()
  const found = findQueriesInPath({
    path: QUERIES.map((pattern) => pattern.replace(/^(!?)/, `$1${ROOT}/`)),
    resolver: getResolver(ROOT),
  })
  const faults: string[] = []
  const names: string[] = []
  async function* readQueries() {
    for await (const module of found.queries) {
      const file = relative(ROOT, module.filename)
      faults.push(...module.errors.map((error) => `${file}: ${error.message}`))
      names.push(...module.queries.map(({ variable }) => variable.id.name))
      yield module
    }
  }
  const { code } = await new TypeGenerator().generateTypes({
    schema,
    queries: readQueries(),
    root: ROOT,
    overloadClientMethods: true,
  })
  // The generator omits queries that it cannot evaluate without an error.
  const untyped = names.filter((name) => !code.includes(`export type ${name}_RESULT =`))
  faults.push(...untyped.map((name) => `${name} is not valid GROQ, or its type cannot be inferred`))
  if (names.length === 0) faults.push('No defineQuery was found under app/')
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return HEADER + nameShapes(code)
}

/** Writes a file, or with `--check` reports that it is stale. */
async function bring(name: string, fresh: string): Promise<boolean> {
  const file = join(ROOT, name)
  const present = await readFile(file, 'utf8').catch(() => '')
  if (fresh === present) return true
  if (process.argv.includes('--check')) {
    console.error(`${name} is out of date. Run "npm run generate" and commit it.`)
    return false
  }
  await writeFile(file, fresh)
  console.log(`Wrote ${name}`)
  return true
}

/** The schema index comes first, because everything else imports it. */
async function main(): Promise<number> {
  const types = await sectionTypesIn(SECTIONS)
  if (!(await bring('schemas/sections/index.generated.ts', schemaIndex(types)))) return 1
  const { sectionTypes } = await import('../schemas/sections/index.generated.ts')
  const folders = await Promise.all(sectionTypes.map((type) => readSectionFolder(SECTIONS, type)))
  const brought = [
    await bring('app/sections/index.generated.ts', lookIndex(folders)),
    await bring('app/sections/loaders.generated.ts', loaderIndex(folders)),
    await bring(
      'app/sections/fragments.generated.ts',
      fragmentIndex(await readFragments(SECTIONS, types)),
    ),
    await bring('app/sections/examples.generated.ts', exampleIndex(sectionTypes)),
    await bring(
      'migrations/sections/index.generated.ts',
      await mappingIndex(join(ROOT, 'migrations/sections'), types),
    ),
    await bring('app/content/types.generated.ts', await generateTypes()),
  ]
  return brought.every(Boolean) ? 0 : 1
}

process.exitCode = await main()
