import { LRUCache } from 'lru-cache'
import { isPublishedId, publishedIdOf, type StoredDocument } from '../core/documents.ts'
import { LakeError } from '../core/errors.ts'
import { isRecord } from '../core/json.ts'
import { View } from './view.ts'

/** `raw` is not layered; the others are layers, highest priority first, above `published`. */
type Perspective =
  | { readonly kind: 'raw' }
  | { readonly kind: 'layers'; readonly prefixes: readonly string[] }

interface LayeredView {
  readonly view: View
  readonly perspective: Perspective
}

const layersMax = 50
const releaseViewsMax = 6

/**
 * Parses a requested perspective.
 * @throws LakeError 400 with the reason
 */
function parsePerspective(given: string | readonly string[] | undefined): Perspective {
  const names = (typeof given === 'string' ? given.split(',') : (given ?? ['raw']))
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length === 0 || (names.length === 1 && names[0] === 'raw')) return { kind: 'raw' }
  if (names.length > layersMax) {
    throw invalid(`A perspective may name ${layersMax} layers; this one names ${names.length}.`)
  }
  const prefixes = new Set<string>()
  for (const name of names) {
    if (name === 'raw') throw invalid('The perspective "raw" cannot be combined with others.')
    if (!/^[A-Za-z0-9_-]+$/.test(name)) throw invalid(`"${name}" is not a perspective.`)
    if (name === 'drafts' || name === 'previewDrafts') prefixes.add('drafts.')
    else if (name !== 'published') prefixes.add(`versions.${name}.`)
  }
  return { kind: 'layers', prefixes: [...prefixes] }
}

function invalid(description: string): LakeError {
  return new LakeError(400, 'invalidPerspectiveError', description)
}

/**
 * One view for each perspective in use, all updated by the same changes. `published` and `drafts`
 * have one permanently; of release stacks, which vary, only the most recently used have one.
 */
export class Perspectives {
  readonly raw = new View()
  readonly #fixed = new Map<string, LayeredView>()
  readonly #releases = new LRUCache<string, LayeredView>({ max: releaseViewsMax })

  /** The view of a perspective; its first use reads every document once. */
  view(given: string | readonly string[] | undefined): View {
    const perspective = parsePerspective(given)
    if (perspective.kind === 'raw') return this.raw
    const key = perspective.prefixes.join(',')
    const views = key.includes('versions.') ? this.#releases : this.#fixed
    const known = views.get(key)
    if (known !== undefined) return known.view
    const view = new View()
    const groups = new Set(this.raw.all().map(({ _id }) => publishedIdOf(_id)))
    for (const group of [...groups].sort()) this.#refresh(view, perspective, group)
    views.set(key, { view, perspective })
    return view
  }

  put(document: StoredDocument): void {
    this.raw.put(document)
    this.#changed(document._id)
  }

  remove(id: string): void {
    this.raw.remove(id)
    this.#changed(id)
  }

  #changed(id: string): void {
    for (const { view, perspective } of [...this.#fixed.values(), ...this.#releases.values()]) {
      this.#refresh(view, perspective, publishedIdOf(id))
    }
  }

  #refresh(view: View, perspective: Perspective, group: string): void {
    const seen = this.#seenAs(perspective, group)
    if (seen === undefined) view.remove(group)
    else if (seen !== view.get(group)) view.put(seen)
  }

  /** The document that a perspective shows under a published id, or undefined. */
  #seenAs(perspective: Perspective, group: string): StoredDocument | undefined {
    const published = isPublishedId(group) ? this.raw.get(group) : undefined
    if (perspective.kind === 'raw' || perspective.prefixes.length === 0) return published
    for (const prefix of perspective.prefixes) {
      const version = this.raw.get(prefix + group)
      if (version === undefined) continue
      return isUnpublishedByRelease(version)
        ? undefined
        : { ...version, _id: group, _originalId: version._id }
    }
    return published && { ...published, _originalId: group }
  }
}

/** A version with this mark is unpublished by its release. */
function isUnpublishedByRelease({ _system: system }: StoredDocument): boolean {
  return isRecord(system) && system.delete === true
}
