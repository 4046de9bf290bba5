/**
 * Writes what connects the sections (`index.generated.ts` and its neighbours), then
 * `app/content/types.generated.ts`: types of every document editors can write, and of the result of
 * every `defineQuery` under `app/`. Needs no network, account or running lake.
 */
import { join, relative } from 'node:path'
import { findQueriesInPath, getResolver, registerBabel, TypeGenerator } from '@sanity/codegen'
import { extractSchema } from '@sanity/schema/_internal'
import { createSchema } from 'sanity'
import { ROOT, updateFile } from './generatedFile.ts'
import { nameShapes } from './namedShapes.ts'
import {
  exampleIndex,
  fragmentIndex,
  loaderIndex,
  mappingIndex,
  readFragments,
  readSectionFolder,
  schemaIndex,
  sectionTypesIn,
  variantIndex,
} from './sectionIndexes.ts'

const SECTIONS = join(ROOT, 'app/sections')
const QUERIES = ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}', '!app/**/*.generated.ts']
const HEADER =
  '/** Written by `npm run generate` from the schemas and the queries. Change those instead. */\n\n'

/**
 * @returns the source text of the types file
 * @throws when a schema is invalid or a query cannot be read, naming the file and the query
 */
async function generateTypes(): Promise<string> {
  const { schemaTypes } = await import('../../schemas/index.ts')
  const schema = extractSchema(createSchema({ name: 'site', types: schemaTypes }))
  registerBabel()
  const found = findQueriesInPath({
    path: QUERIES.map((pattern) => pattern.replace(/^(!?)/, `$1${ROOT}/`)),
    resolver: getResolver(ROOT),
  })
  const errors: string[] = []
  const names: string[] = []
  async function* readQueries() {
    for await (const module of found.queries) {
      const file = relative(ROOT, module.filename)
      errors.push(...module.errors.map((error) => `${file}: ${error.message}`))
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
  // The generator silently omits queries that it cannot evaluate.
  const untyped = names.filter((name) => !code.includes(`export type ${name}_RESULT =`))
  errors.push(...untyped.map((name) => `${name} is not valid GROQ, or its type cannot be inferred`))
  if (names.length === 0) errors.push('No defineQuery was found under app/')
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return HEADER + nameShapes(code)
}

/** The schema index comes first, because everything else imports it. */
async function main(): Promise<void> {
  const types = await sectionTypesIn(SECTIONS)
  if (!(await updateFile('schemas/sections/index.generated.ts', schemaIndex(types)))) return
  const { sectionTypes } = await import('../../schemas/sections/index.generated.ts')
  const folders = await Promise.all(sectionTypes.map((type) => readSectionFolder(SECTIONS, type)))
  const fragments = fragmentIndex(await readFragments(SECTIONS, types))
  const mappings = await mappingIndex(join(ROOT, 'migrations/sections'), types)
  await updateFile('app/sections/index.generated.ts', variantIndex(folders))
  await updateFile('app/sections/loaders.generated.ts', loaderIndex(folders))
  await updateFile('app/sections/fragments.generated.ts', fragments)
  await updateFile('app/sections/examples.generated.ts', exampleIndex(sectionTypes))
  await updateFile('migrations/sections/index.generated.ts', mappings)
  await updateFile('app/content/types.generated.ts', await generateTypes())
}

await main()
