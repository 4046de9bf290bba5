/**
 * Reads the folders of `app/sections` and writes what connects them: the schema list, the loaders,
 * the query fragments and the examples. A folder `<type>` holds `query.ts`, `examples.ts`, and
 * either `section.tsx` or one file `layouts/<Layout>.tsx` for each layout that
 * `schemas/sections/<type>.ts` names.
 */
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import * as Remix from '@remix-run/react'
import * as React from 'react'
import type { SectionOptions } from '../../schemas/sections/sectionOptions.ts'
import { sectionProjections } from './sectionQuery.ts'

const HEADER =
  '/** Written by `npm run generate` from the folders of app/sections. Change those instead. */\n'

/** Hooks of React that render the same in static HTML. */
const STATIC_HOOKS = new Set(['useContext', 'useDebugValue', 'useId', 'useMemo'])

/**
 * Signs that a file needs JavaScript: a hook of React's or Remix's, or an event handler. The site's
 * own hooks are made of these.
 */
const BEHAVIOUR = new RegExp(
  `\\b(?:${Object.keys({ ...React, ...Remix })
    .filter((name) => /^use[A-Z]/.test(name) && !STATIC_HOOKS.has(name))
    .join('|')})\\b|\\son[A-Z]\\w*=\\{(?!false)`,
)

/** An import of a file that is more than types. */
const IMPORT = /^(?:import|export) (?!type\b)(?:[\w\s{},*]+ from )?'(\.[^']+)'/gm

/** Components of sections that can open a page. */
const PAGE_TITLE = '<PageTitle'
const PAGE_BREADCRUMB = '<PageBreadcrumb'

/** Passes on the handler that it is given: a section that has one gives it. */
const BUTTON = 'design/button/Button.tsx'

/** A layout of a section type; a type without layouts has one, with the type's name. */
export interface Variant {
  /** `type`, or `type/layout`. */
  name: string
  /** File of its component, from `app/sections`. */
  file: string
  /** Its code is needed in the browser. */
  interactive: boolean
  /** It can open a page: its heading can be the `h1`. */
  opening: boolean
  /** It can show the breadcrumb of the page. */
  breadcrumb: boolean
}

export interface SectionFolder {
  type: string
  variants: readonly Variant[]
}

interface SectionSchema {
  name: string
  options?: { section?: SectionOptions } | undefined
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** @returns the section types: the names of the folders, in alphabetical order */
export async function sectionTypesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted()
}

/** @throws if a folder and its schema do not name the same layouts */
export async function readSectionFolder(
  folder: string,
  { name: type, options }: SectionSchema,
): Promise<SectionFolder> {
  const layouts = options?.section?.layouts
  const files = await readdir(join(folder, type, 'layouts')).catch(() => [])
  const components = files.flatMap((file) => /^(\w+)\.tsx$/.exec(file)?.[1] ?? [])
  const wanted = (layouts ?? []).map(({ name }) => capitalized(name))
  if (wanted.toSorted().join() !== components.toSorted().join()) {
    const found = components.join(', ') || 'none'
    throw new Error(`${type}: its schema names the layouts ${wanted.join(', ')}; found: ${found}`)
  }
  const places = layouts
    ? layouts.map(({ name }) => ({
        name: `${type}/${name}`,
        file: `${type}/layouts/${capitalized(name)}.tsx`,
      }))
    : [{ name: type, file: `${type}/section.tsx` }]
  const variants = places.map(async (place) => {
    const sources = await sourcesOf(dirname(folder), join(basename(folder), place.file))
    return {
      ...place,
      interactive: sources.some(({ path, code }) => path !== BUTTON && BEHAVIOUR.test(code)),
      opening: sources.some(({ code }) => code.includes(PAGE_TITLE)),
      breadcrumb: sources.some(({ code }) => code.includes(PAGE_BREADCRUMB)),
    }
  })
  return { type, variants: await Promise.all(variants) }
}

interface Source {
  /** From the folder of the app. */
  path: string
  code: string
}

/** @returns a file and those of the site that it imports */
async function sourcesOf(app: string, file: string): Promise<Source[]> {
  const paths = new Set([file])
  const sources: Source[] = []
  for (const path of paths) {
    const code = await readFile(join(app, path), 'utf8')
    sources.push({ path, code })
    for (const [, target = ''] of code.matchAll(IMPORT)) {
      const imported = join(dirname(path), target)
      if (!imported.startsWith('..')) paths.add(imported)
    }
  }
  return sources
}

/** `schemas/sections/index.generated.ts` */
export function schemaIndex(types: readonly string[]): string {
  const imports = types.map((type) => `import { ${type} } from './${type}.ts'\n`)
  const members = types.map((type) => `  ${type},\n`)
  return `${HEADER}${imports.join('')}
/** What a page is made of. */
export const sectionTypes = [
${members.join('')}]
`
}

/** `app/sections/index.generated.ts` */
export function variantIndex(folders: readonly SectionFolder[]): string {
  const variants = folders.flatMap((folder) => folder.variants)
  const listed = (some: readonly Variant[]) => some.map(({ name }) => `  '${name}',\n`).join('')
  const first = folders.flatMap(({ type, variants: [variant] }) =>
    variant && variant.name !== type ? [`  ${type}: '${variant.name}',\n`] : [],
  )
  return `${HEADER}
/** Every variant of every section type. */
export const variantNames = [
${listed(variants)}] as const

/** The variant of a section that names no layout, for types that have layouts. */
export const firstVariants: Readonly<Record<string, (typeof variantNames)[number]>> = {
${first.join('')}}

/** Variants with behaviour in the browser, which are hydrated. All others are static HTML. */
export const interactiveVariants: ReadonlySet<string> = new Set([
${listed(variants.filter(({ interactive }) => interactive))}])

/** Variants that can open a page: the first of them has the \`h1\`. */
export const openingVariants: ReadonlySet<string> = new Set([
${listed(variants.filter(({ opening }) => opening))}])

/** Variants that can show the breadcrumb: the first of them does. */
export const breadcrumbVariants: ReadonlySet<string> = new Set([
${listed(variants.filter(({ breadcrumb }) => breadcrumb))}])
`
}

/** `app/sections/loaders.generated.ts`: apart, because a first view needs none of the addresses. */
export function loaderIndex(folders: readonly SectionFolder[]): string {
  const loaders = folders
    .flatMap((folder) => folder.variants)
    .map(({ name, file }) => `  '${name}': () => import('./${file}'),\n`)
  return `${HEADER}
/** Loads the code of each variant. Each import is a chunk of its own. */
export const variantLoaders = {
${loaders.join('')}}
`
}

/** `app/sections/fragments.generated.ts` */
export function fragmentIndex(fragments: Readonly<Record<string, string>>): string {
  return `${HEADER}
/** The projections of all section types for the page query, from their \`query.ts\`. */
export const sectionFragments = \`${sectionProjections(fragments)}\`
`
}

/** @throws when a folder's `query.ts` does not export its fragment */
export async function readFragments(
  folder: string,
  types: readonly string[],
): Promise<Record<string, string>> {
  const entries = types.map(async (type): Promise<[string, string]> => {
    const module: Readonly<Record<string, unknown>> = await import(join(folder, type, 'query.ts'))
    const fragment = module[`${type}Fragment`]
    if (typeof fragment === 'string') return [type, fragment]
    throw new Error(`app/sections/${type}/query.ts must export ${type}Fragment`)
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** `app/sections/examples.generated.ts` */
export function exampleIndex(schemas: readonly SectionSchema[]): string {
  const types = schemas.map(({ name }) => name)
  const imports = types.map((type) => `import { ${type}Examples } from './${type}/examples.ts'\n`)
  const entries = types.map((type) => `  ${type}: ${type}Examples,\n`)
  const grounds = schemas.map(({ name, options }) => {
    const names = options?.section?.grounds.map((ground) => `'${ground}'`) ?? []
    return `  ${name}: [${names.join(', ')}],\n`
  })
  return `${HEADER}import type { Ground } from '../design/ground.ts'
${imports.join('')}import type { SectionExamples, SectionType } from './types.ts'

/** Sections as data, for the gallery and for tests: complete ones and the barest allowed. */
export const sectionExamples: SectionExamples = {
${entries.join('')}}

/** The grounds that the schema of each type allows, for the gallery. */
export const sectionGrounds: Readonly<Record<SectionType, readonly Ground[]>> = {
${grounds.join('')}}
`
}

/** `migrations/sections/index.generated.ts`: from the files named like a section type. */
export async function mappingIndex(folder: string, types: readonly string[]): Promise<string> {
  const files = await readdir(folder).catch((): string[] => [])
  const mapped = types.filter((type) => files.includes(`${type}.ts`))
  const imports = mapped.map((type) => `import { ${type}Mappings } from './${type}.ts'\n`)
  const entries = mapped.map((type) => `  ...${type}Mappings,\n`)
  return `${HEADER}import type { SectionMappings } from './mapping.ts'
${imports.join('')}
/** Conversions of sections whose type was removed. */
export const sectionMappings: SectionMappings = {
${entries.join('')}}
`
}
