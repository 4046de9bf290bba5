import { SortIcon } from '@sanity/icons/Sort'
import { defineType } from 'sanity'

/**
 * Position among documents of the same type; where it is missing, creation time decides. The field
 * is hidden in types whose list editors arrange by dragging its rows.
 */
export const order = defineType({
  name: 'order',
  title: 'Order',
  type: 'number',
  icon: SortIcon,
  validation: (rule) => rule.min(0),
})
