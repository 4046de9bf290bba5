import { __PRIVATE__ } from 'styled-components'

/**
 * styled-components knows the class names whose rules are in the document, so hydration inserts no
 * rule. Rules inserted later are in another element, after those of the document. Before it inserts
 * the first, the known names are removed from its registry: an extended component is then inserted
 * again, after the component it extends, instead of being overridden by a variant of that.
 */
export function forgetStaticStylesWhenInserting(): void {
  const { mainSheet } = __PRIVATE__
  const insertRules = mainSheet.insertRules.bind(mainSheet)
  mainSheet.insertRules = (id, name, rules) => {
    // A variant without rules has no mark in the document; it overrides nothing.
    if (rules.length === 0) return insertRules(id, name, rules)
    mainSheet.insertRules = insertRules
    mainSheet.names.clear()
    insertRules(id, name, rules)
  }
}
