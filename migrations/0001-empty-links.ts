import { at, defineMigration, unset } from '@sanity/migrate'

/**
 * Every new FAQ and section used to begin with a link without an address, because one of its fields
 * had an initial value. Such a link could be neither published nor removed.
 */
export default defineMigration({
  title: 'Remove links without words and address',
  migrate: {
    object(node) {
      const isEmpty = !node.label && !node.href && !node.file && !node.page
      if (node._type === 'link' && isEmpty) return at([], unset())
      return undefined
    },
  },
})
