import { useEffect, useRef, useState } from 'react'
import type { MessageSummary } from '../../submissions/inbox/wire.ts'
import type { Filter } from './messagesApi.ts'
import { api } from './status.ts'

const TYPING_PAUSE_MS = 250

export interface ListState {
  messages: readonly MessageSummary[] | undefined
  /** Where the next page begins. */
  next: string | undefined
  isLoading: boolean
  fault: string | undefined
}

export interface MessageListControl extends ListState {
  loadMore(): void
  refresh(): void
  /** Something has changed while more than one page is shown. */
  isOutdated: boolean
}

const EMPTY: ListState = { messages: undefined, next: undefined, isLoading: true, fault: undefined }

/**
 * The messages of a filter, page by page. A change in the inbox refreshes the first page; a longer
 * list is refreshed only when asked, so that it does not move under the reader.
 */
export function useMessageList(filter: Filter, revision: string): MessageListControl {
  const [state, setState] = useState<ListState>(EMPTY)
  const [isOutdated, setOutdated] = useState(false)
  const [pages, setPages] = useState(1)
  const [asked, setAsked] = useState(0)
  const shown = useRef({ pages: 1, revision })
  const key = JSON.stringify(filter)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is a wish to read again
  useEffect(() => {
    let isCurrent = true
    setState((before) => ({ ...before, isLoading: true }))
    const timer = setTimeout(() => {
      api.page(JSON.parse(key)).then(
        (page) => {
          if (!isCurrent) return
          shown.current = { ...shown.current, pages: 1 }
          setPages(1)
          setOutdated(false)
          setState({ messages: page.messages, next: page.next, isLoading: false, fault: undefined })
        },
        (error: Error) => {
          if (isCurrent)
            setState((before) => ({ ...before, isLoading: false, fault: error.message }))
        },
      )
    }, TYPING_PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, asked])

  useEffect(() => {
    if (shown.current.revision === revision) return
    shown.current = { ...shown.current, revision }
    if (pages > 1) setOutdated(true)
    else setAsked((count) => count + 1)
  }, [revision, pages])

  const latest = useRef(key)
  latest.current = key
  async function loadMore() {
    if (state.isLoading || state.next === undefined) return
    const from = key
    setState((before) => ({ ...before, isLoading: true }))
    try {
      const page = await api.page({ ...filter, before: state.next })
      if (latest.current !== from) return
      setPages((count) => count + 1)
      setState((before) => ({
        messages: [...(before.messages ?? []), ...page.messages],
        next: page.next,
        isLoading: false,
        fault: undefined,
      }))
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error)
      setState((before) => ({ ...before, isLoading: false, fault }))
    }
  }

  return { ...state, isOutdated, loadMore, refresh: () => setAsked((count) => count + 1) }
}
