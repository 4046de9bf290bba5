import { useEnd } from '../useEnd.ts'
import { useActionFocus } from './useActionFocus.ts'
import { wrapAction } from './wrapAction.ts'

/** The Studio's own “Discard changes”, whose dialog loses the focus when it closes. */
export const discardWithFocus = wrapAction({ displayName: 'DiscardWithFocus' }, (discard) => {
  return (props) => {
    const original = discard(props)
    const focus = useActionFocus()
    useEnd(Boolean(original?.dialog), focus.restore)
    if (!original) return original
    const onHandle = () => {
      // By then the menu has returned the focus to its button.
      queueMicrotask(focus.remember)
      original.onHandle?.()
    }
    return { ...original, onHandle }
  }
})
