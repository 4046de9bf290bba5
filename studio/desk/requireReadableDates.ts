import { useParseErrors } from 'sanity'
import { wrapAction } from './wrapAction.ts'

const UNREADABLE = 'A date cannot be read, so it would be left out. Correct it first.'

/**
 * Disables an action while a date field shows a text that is no date. Such a text is not in the
 * draft, so its validation, the only one that the Studio's actions await, finds no error.
 */
export const requireReadableDates = wrapAction(
  { displayName: 'RequireReadableDates' },
  (action) => {
    return (props) => {
      const hasUnreadable = Object.keys(useParseErrors()).length > 0
      const original = action(props)
      return original && hasUnreadable
        ? { ...original, disabled: true, title: UNREADABLE }
        : original
    }
  },
)
