import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { createSchema } from 'sanity'
import { sectionMappings } from '../../migrations/sections/index.generated.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { templateFiles } from './template.ts'

const ROOT = join(import.meta.dirname, '../..')

const PATTERN = /^[a-z][a-zA-Z0-9]*$/
const LENGTH_MAX = 40
/** Names that `schemas/sections/index.generated.ts` and `defineSection.ts` use themselves. */
const OWN_NAMES = ['sectionTypes', 'defineField', 'defineSection']

/**
 * Names of all schema types. Sanity's own are among them: a section called `text` would replace
 * that type in the whole schema, and the generated types would lose it without an error. Migrations
 * convert sections of removed types, so a new one of the same name would be converted, too.
 */
const TAKEN = new Set([
  ...createSchema({ name: 'site', types: schemaTypes }).getTypeNames(),
  ...Object.keys(sectionMappings),
])

/** @returns why a section type cannot have this name; undefined if it can */
export function sectionNameProblem(name: string): string | undefined {
  if (!PATTERN.test(name)) {
    return `"${name}" is not a name for a section type. Use letters and digits and begin with a small letter, as in priceList.`
  }
  if (name.length > LENGTH_MAX) return `"${name}" is longer than ${LENGTH_MAX} characters.`
  if (TAKEN.has(name))
    return `"${name}" is taken: the schema has a type of this name, or had it before.`
  if (OWN_NAMES.includes(name) || isReservedWord(name)) {
    return `"${name}" is a name the code around a section uses. Choose another.`
  }
  return existingFile(name)
}

/** Covers files such as `fields` that are no schema type. */
function existingFile(name: string): string | undefined {
  const path = [...templateFiles(name).keys(), `app/sections/${name}`].find((each) =>
    existsSync(join(ROOT, each)),
  )
  return path && `"${name}" is taken: ${path} exists.`
}

/**
 * Only compiles the name, in strict mode and in an async function, where most words are reserved.
 */
function isReservedWord(name: string): boolean {
  try {
    new Script(`async () => { 'use strict'; const ${name} = 0 }`)
    return false
  } catch {
    return true
  }
}
