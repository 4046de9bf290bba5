import { useEffect, useRef } from 'react'
import type { ActiveToolLayoutProps } from 'sanity'
import { useRouter, useRouterState } from 'sanity/router'

const DESK = 'structure'

/** The item of the desk that is open when an editor arrives without an address of their own. */
export const DEFAULT_PANE = 'changes'

/**
 * Opens the list of changes when the desk is first shown, but not when an editor goes back to the
 * desk.
 */
export function DefaultPane({ renderDefault, ...props }: ActiveToolLayoutProps) {
  const { navigate } = useRouter()
  const isEmptyDesk = useRouterState(
    (state) => props.activeTool.name === DESK && !state.panes && !state.intent,
  )
  const hasOpened = useRef(false)
  useEffect(() => {
    if (hasOpened.current) return
    hasOpened.current = true
    if (isEmptyDesk) navigate({ panes: [[{ id: DEFAULT_PANE }]] }, { replace: true })
  }, [isEmptyDesk, navigate])
  return renderDefault({ ...props, renderDefault })
}
