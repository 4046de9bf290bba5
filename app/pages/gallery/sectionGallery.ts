import { type Ground, grounds } from '../../design/ground.ts'
import { sectionExamples, sectionGrounds } from '../../sections/examples.generated.ts'
import type { Section } from '../../sections/types.ts'
import { type Variant, variantOf } from '../../sections/variants.ts'
import { stressExamples } from './stressExamples.ts'

/** Examples of one variant in the order of their file, then the stress examples of the first. */
export interface GalleryEntry {
  variant: Variant
  examples: readonly Section[]
}

/** Every variant with its examples. Keys are unique across types, as they are on a page. */
export const galleryEntries: readonly GalleryEntry[] = entriesOf(
  Object.values(sectionExamples).flatMap((examples: readonly Section[]) =>
    examples.map((section) => ({ ...section, _key: `${section._type}-${section._key}` })),
  ),
)

function entriesOf(sections: readonly Section[]): GalleryEntry[] {
  const variants = new Set(sections.flatMap((section) => variantOf(section) ?? []))
  return [...variants].map((variant) => {
    const examples = sections.filter((section) => variantOf(section) === variant)
    const further = examples.slice(0, 1).flatMap(stressExamples)
    // An anchor is unique on its page.
    return { variant, examples: [...examples, ...further.map((one) => ({ ...one, anchor: null }))] }
  })
}

/**
 * The sections selected by query parameters of the gallery: with `type` (once or more) and `layout`
 * all their examples, with `example=2` only the second of each variant. With `ground` they are on
 * that ground, and types that do not allow it are left out. Without parameters none.
 */
export function chosenSections(parameters: URLSearchParams): Section[] {
  const types = parameters.getAll('type')
  const layout = parameters.get('layout')
  const example = parameters.get('example')
  const ground = grounds.find((each) => each === parameters.get('ground'))
  if (types.length === 0 && example === null) return []
  const wanted = types.map((type) => (layout ? `${type}/${layout}/` : `${type}/`))
  const chosen = galleryEntries
    .filter(
      ({ variant }) => types.length === 0 || wanted.some((name) => `${variant}/`.startsWith(name)),
    )
    .flatMap(({ examples }) =>
      example === null ? examples : examples.slice(Number(example) - 1, Number(example)),
    )
  return ground ? onGround(ground, chosen) : chosen
}

type GroundedSection = Exclude<Section, { ground: null }>

/** @returns those sections on this ground whose schema offers it */
function onGround(ground: Ground, sections: readonly Section[]): Section[] {
  return sections
    .filter((section): section is GroundedSection => sectionGrounds[section._type].includes(ground))
    .map((section) => ({ ...section, _key: `${section._key}-on-${ground}`, ground }))
}
