import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { route, type SearchParam, useRouter } from 'sanity/router'
import { type ListQuery, queryFromParams } from './listQuery.ts'

/** A browser limits how often a page changes its URL. */
const PAUSE_MS = 250

/** `/messages` is the list, `/messages/<id>` an open message. */
export const messagesRouter = route.create('/', [route.create('/:messageId')])

/**
 * The open message and the query of the list, which are both in the URL. Opening a message from
 * the list adds a history entry, so the browser's Back closes it; nothing else adds one.
 */
export function useMessagesUrl() {
  const { state, navigate, resolvePathFromState } = useRouter()
  const selected = typeof state.messageId === 'string' ? state.messageId : undefined
  const [draft, setDraft] = useState<ListQuery>()
  const query = draft ?? queryFromParams(state._searchParams)
  const list = stateOf(undefined, query)
  /** In the history entry before the open message. */
  const pathBefore = useRef<string>(undefined)

  const writeDraft = useEffectEvent(() => {
    navigate(stateOf(selected, query), { replace: true })
    setDraft(undefined)
  })
  useEffect(() => {
    if (draft === undefined) return
    const timer = setTimeout(writeDraft, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])

  const open = (id: string) => {
    if (selected === undefined) {
      // A query that was just chosen is not in the URL yet.
      navigate(list, { replace: true })
      pathBefore.current = resolvePathFromState(list)
    }
    navigate(stateOf(id, query), { replace: selected !== undefined })
    setDraft(undefined)
  }
  const close = () => {
    if (pathBefore.current === resolvePathFromState(list)) history.back()
    else navigate(list, { replace: true })
    pathBefore.current = undefined
  }
  const pathOf = (id: string) => resolvePathFromState(stateOf(id, query))
  return { selected, query, open, close, pathOf, setQuery: setDraft }
}

function stateOf(messageId: string | undefined, query: ListQuery) {
  const _searchParams: SearchParam[] = Object.entries(query)
  return { ...(messageId !== undefined && { messageId }), _searchParams }
}
