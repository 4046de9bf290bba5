import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { SectionAssets } from '../../app/services.ts'

/**
 * The parts of Vite's client manifest that are read: chunks by source file, with their static
 * imports.
 */
const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
  }),
)
type Manifest = v.InferOutput<typeof manifestSchema>

/** Source files of a section, of one of its layouts (`type/layout`), or of a page layout. */
export function sources(name: string): string[] {
  const [type = '', layout] = name.split('/')
  return layout
    ? [`app/sections/${type}/layouts/${capitalized(layout)}.tsx`]
    : [`app/sections/${type}/section.tsx`, `app/pages/${type}/${capitalized(type)}Layout.tsx`]
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * Reads from the manifest which chunks each section was built into.
 * @throws if the manifest is missing or not Vite's
 */
export function readSectionAssets(manifestFile: string): SectionAssets {
  return sectionAssetsOf(v.parse(manifestSchema, JSON.parse(readFileSync(manifestFile, 'utf8'))))
}

/** Section chunks with their imports, without what every page loads anyway. */
export function sectionAssetsOf(manifest: Manifest): SectionAssets {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const everywhere = new Set(entries.flatMap((key) => [...reach(manifest, key)]))
  function urlsOf(name: string): readonly string[] {
    const key = sources(name).find((source) => manifest[source] !== undefined)
    if (key === undefined) return []
    return [...reach(manifest, key)]
      .filter((chunk) => !everywhere.has(chunk))
      .flatMap((chunk) => manifest[chunk]?.file ?? [])
      .map((file) => `/${file}`)
  }

  return { modulesFor: (names) => [...new Set(names.flatMap(urlsOf))] }
}

/** A chunk and everything it imports statically. */
function reach(manifest: Manifest, start: string): Set<string> {
  const reached = new Set([start])
  for (const key of reached) {
    for (const imported of manifest[key]?.imports ?? []) reached.add(imported)
  }
  return reached
}
