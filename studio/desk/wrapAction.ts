import type { DocumentActionComponent } from 'sanity'

/**
 * Caches the wrapper of each action: a new component for each render would remount the action and
 * lose its state.
 */
export function wrapAction(
  wrap: (original: DocumentActionComponent) => DocumentActionComponent,
): (original: DocumentActionComponent) => DocumentActionComponent {
  const wrappers = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (original) => {
    const wrapper = wrappers.get(original) ?? wrap(original)
    wrappers.set(original, wrapper)
    return wrapper
  }
}
