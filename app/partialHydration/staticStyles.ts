import { __PRIVATE__ } from 'styled-components'

/**
 * styled-components inserts new rules after those of the document, and none whose class names are
 * in the document. A new variant of a component would therefore override the served rules of
 * components that extend it. To restore the order, the first insertion clears the list of inserted
 * names, so that rules are inserted again when their component is rendered.
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
