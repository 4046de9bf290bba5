import { loadWhenIdle } from '../partialHydration/loadWhenIdle.ts'
import { showWithoutScript } from '../partialHydration/scripting.ts'
import type { Section, SectionType } from '../sections/types.ts'
import { isVariant, type SectionComponents, type Variant, variantOf } from '../sections/variants.ts'

/** The module of a variant exports its component and nothing else. */
type Loaders = {
  readonly [Name in Variant]: () => Promise<Readonly<Record<string, SectionComponents[Name]>>>
}

/** The imports of all components, as a separate chunk, which no first view needs. */
const importLoaders = () => import('../sections/loaders.generated.ts')

/** Fetches what `loadSections` needs, in parallel with a page's data. Never rejects. */
export async function prepareSections(): Promise<void> {
  await importLoaders().catch(() => undefined)
}

/**
 * @returns whether this section shows another document in a frame, which a page's policy has to
 * allow
 */
export function isFraming({ _type }: { _type: SectionType }): boolean {
  return _type === 'embeddedForm'
}

/** Loaded components, which rendering reads synchronously. */
export const loadedSections: Partial<SectionComponents> = {}

async function load<Name extends Variant>(variant: Name): Promise<void> {
  const { variantLoaders }: { variantLoaders: Loaders } = await importLoaders()
  const loader: Loaders[Name] = variantLoaders[variant]
  const [component] = Object.values(await loader())
  if (component) loadedSections[variant] = component
}

/**
 * Loads the components of these variants into `loadedSections`. Unknown names are ignored.
 * @throws if a chunk cannot be fetched
 */
export async function loadSections(variants: readonly string[]): Promise<void> {
  const missing = new Set(variants.filter(isVariant).filter((variant) => !loadedSections[variant]))
  await Promise.all([...missing].map(load))
}

/** @returns the variants of these sections, each once */
export function variantsOf(
  sections: readonly { _type: string; layout?: string | null }[],
): Variant[] {
  return [...new Set(sections.flatMap((section) => variantOf(section) ?? []))]
}

const idleLoads = new Map<string, Promise<void>>()

/**
 * If the code cannot be fetched, the served section looks as it does without scripts.
 * @param id of the section's element
 * @returns the same promise every time, which never rejects
 */
export function loadSectionWhenIdle(variant: Variant, id: string): Promise<void> {
  const loading =
    idleLoads.get(id) ??
    loadWhenIdle(
      () => loadSections([variant]),
      () => showWithoutScript(id),
    )
  idleLoads.set(id, loading)
  return loading
}

/**
 * @returns whether `loadSectionWhenIdle` was called for this section, which reads that promise
 * whenever it is rendered again
 */
export function isLoadedWhenIdle(id: string): boolean {
  return idleLoads.has(id)
}

/**
 * Splits a page's sections into those that can be shown and the types of those that cannot. One
 * that is no object is null in a result.
 */
export function knownSections(sections: readonly (Section | null)[]): {
  known: Section[]
  unknownTypes: string[]
} {
  const known: Section[] = []
  const unknownTypes: string[] = []
  for (const section of sections) {
    if (section && variantOf(section)) known.push(section)
    else unknownTypes.push(section ? String(section._type) : 'null')
  }
  return { known, unknownTypes }
}
