/**
 * Writes `app/content/types.generated.ts`: types of every document editors can write, and of the
 * answer to every `defineQuery` under `app/`. Needs no network, account or running lake.
 *
 * `node tooling/generate.ts` writes the file; `--check` only says whether it is up to date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findQueriesInPath, getResolver, registerBabel, TypeGenerator } from '@sanity/codegen'
import { extractSchema } from '@sanity/schema/_internal'
import { createSchema } from 'sanity'
import { schemaTypes } from '../schemas/index.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const OUTPUT = join(ROOT, 'app/content/types.generated.ts')
const QUERIES = ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}', '!app/**/*.generated.ts']
const HEADER =
  '/** Written by `npm run generate` from the schemas and the queries. Change those instead. */\n\n'

/**
 * @returns the source text of the types file
 * @throws when a schema is invalid or a query cannot be read, naming the file and the query
 */
async function generateTypes(): Promise<string> {
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
  // The generator leaves out what it cannot evaluate without a word.
  const untyped = names.filter((name) => !code.includes(`export type ${name}_RESULT =`))
  faults.push(...untyped.map((name) => `${name} is not valid GROQ, or its type cannot be told`))
  if (names.length === 0) faults.push('No defineQuery was found under app/')
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return HEADER + code
}

async function main(): Promise<number> {
  const fresh = await generateTypes()
  const present = await readFile(OUTPUT, 'utf8').catch(() => '')
  if (fresh === present) return 0
  const name = relative(ROOT, OUTPUT)
  if (process.argv.includes('--check')) {
    console.error(`${name} is out of date. Run "npm run generate" and commit it.`)
    return 1
  }
  await writeFile(OUTPUT, fresh)
  console.log(`Wrote ${name}`)
  return 0
}

process.exitCode = await main()
