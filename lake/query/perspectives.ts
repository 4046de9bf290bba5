import { LRUCache } from 'lru-cache'
import {
  isPublishedId,
  marksUnpublishing,
  publishedIdOf,
  type StoredDocument,
} from '../core/documents.ts'
import { LakeError } from '../core/errors.ts'
import { isHeapFull } from '../core/heap.ts'
import { View } from './view.ts'

interface LayeredView {
  readonly view: View
  /** Prefixes of ids, highest priority first, above `published`. */
  readonly layers: readonly string[]
}

const LAYERS_MAX = 50
const RELEASE_VIEWS_MAX = 6

/**
 * Parses a requested perspective.
 * @returns its layers; undefined for `raw`, which has none
 * @throws LakeError 400 with the reason
 */
function layersOf(given: string | readonly string[] = 'raw'): readonly string[] | undefined {
  const names = given
    .toString()
    .split(',')
    .map((name) => name.trim())
  if (names.length === 1 && names[0] === 'raw') return undefined
  if (names.length > LAYERS_MAX) {
    throw perspectiveError(
      `A perspective may name ${LAYERS_MAX} layers; this one names ${names.length}.`,
    )
  }
  const prefixes = new Set<string>()
  for (const name of names) {
    if (name === 'raw')
      throw perspectiveError('The perspective "raw" cannot be combined with others.')
    if (!/^[A-Za-z0-9_-]{1,100}$/.test(name))
      throw perspectiveError(`"${name.slice(0, 100)}" is not a perspective.`)
    if (name === 'drafts' || name === 'previewDrafts') prefixes.add('drafts.')
    else if (name !== 'published') prefixes.add(`versions.${name}.`)
  }
  return [...prefixes]
}

function perspectiveError(description: string): LakeError {
  return new LakeError(400, 'invalidPerspectiveError', description)
}

/**
 * One view for each perspective in use, all updated by the same changes. `published` and `drafts`
 * have one permanently; of release stacks, which vary, only the most recently used have one, and at
 * most the last when the heap is full.
 */
export class Perspectives {
  readonly raw = new View()
  readonly #fixed = new Map<string, LayeredView>()
  readonly #releases = new LRUCache<string, LayeredView>({ max: RELEASE_VIEWS_MAX })

  /** Builds the views that every dataset needs sooner or later. */
  buildAll(): void {
    this.view('published')
    this.view('drafts')
  }

  /** The view of a perspective; its first use reads every document once. */
  view(given: string | readonly string[] | undefined): View {
    const layers = layersOf(given)
    if (layers === undefined) return this.raw
    const key = layers.join(',')
    const views = key.includes('versions.') ? this.#releases : this.#fixed
    const cached = views.get(key)
    if (cached !== undefined) return cached.view
    if (isHeapFull()) this.dropReleases()
    const view = new View()
    const groups = new Set(this.raw.all().map(({ _id }) => publishedIdOf(_id)))
    for (const group of [...groups].sort()) this.#refresh({ view, layers }, group)
    views.set(key, { view, layers })
    return view
  }

  /**
   * Drops the views of releases, which are built again when they are requested.
   * @returns whether there were any
   */
  dropReleases(): boolean {
    const hasSome = this.#releases.size > 0
    this.#releases.clear()
    return hasSome
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
    for (const view of [...this.#fixed.values(), ...this.#releases.values()]) {
      this.#refresh(view, publishedIdOf(id))
    }
  }

  #refresh({ view, layers }: LayeredView, group: string): void {
    const seen = this.#seenAs(layers, group)
    if (seen === undefined) view.remove(group)
    else if (seen !== view.get(group)) view.put(seen)
  }

  /** The document that a perspective shows under a published id, or undefined. */
  #seenAs(layers: readonly string[], group: string): StoredDocument | undefined {
    const published = isPublishedId(group) ? this.raw.get(group) : undefined
    if (layers.length === 0) return published
    for (const prefix of layers) {
      const version = this.raw.get(prefix + group)
      if (version === undefined) continue
      return marksUnpublishing(version)
        ? undefined
        : { ...version, _id: group, _originalId: version._id }
    }
    return published && { ...published, _originalId: group }
  }
}
