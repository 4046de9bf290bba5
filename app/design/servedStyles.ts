import { __PRIVATE__ } from 'styled-components'

/**
 * Class names whose rules came with the document are known to styled-components, so hydration
 * inserts no rule. The rules that it inserts later are in another element, after those of the
 * document. Before it inserts the first, it therefore has to forget the known names: an extended
 * component is then inserted again, after the component it extends, instead of being overridden by
 * a variant of that.
 */
export function forgetServedStylesWhenInserting(): void {
  const { mainSheet } = __PRIVATE__
  const insertRules = mainSheet.insertRules.bind(mainSheet)
  mainSheet.insertRules = (id, name, rules) => {
    mainSheet.insertRules = insertRules
    mainSheet.names.clear()
    insertRules(id, name, rules)
  }
}
