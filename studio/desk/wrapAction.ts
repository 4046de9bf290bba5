import type { DocumentActionComponent } from 'sanity'

interface WrapOptions {
  displayName: string
  /** Whether the wrapper has the original's `action`, the name that the Studio looks for. */
  isNamed?: boolean
}

/**
 * Caches the wrapper of each action: a new component for each render would remount the action and
 * lose its state.
 */
export function wrapAction(
  { displayName, isNamed = true }: WrapOptions,
  wrap: (original: DocumentActionComponent) => DocumentActionComponent,
): (original: DocumentActionComponent) => DocumentActionComponent {
  const wrappers = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (original) => {
    const cached = wrappers.get(original)
    if (cached) return cached
    const name = isNamed ? { action: original.action } : {}
    const wrapper = Object.assign(wrap(original), { displayName, ...name })
    wrappers.set(original, wrapper)
    return wrapper
  }
}
