import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { MessageSummary } from '../../submissions/inbox/apiSchemas.ts'
import { errorMessage } from '../errorMessage.ts'
import type { Filter } from './messagesApi.ts'
import { api } from './status.ts'

const TYPING_PAUSE_MS = 250

export interface ListState {
  messages: readonly MessageSummary[] | undefined
  /** Where the next page begins. */
  next: string | undefined
  isLoading: boolean
  errorText: string | undefined
  /** The next page is being read. */
  isLoadingMore: boolean
  /** Why the next page could not be read. */
  moreErrorText: string | undefined
}

export interface MessageListControl extends ListState {
  loadMore(): void
  refresh(): void
  /** Updates a message where it is listed. */
  update(message: MessageSummary): void
  /** Something has changed while more than one page is shown. */
  isOutdated: boolean
}

const EMPTY: ListState = {
  messages: undefined,
  next: undefined,
  isLoading: true,
  errorText: undefined,
  isLoadingMore: false,
  moreErrorText: undefined,
}

/**
 * The messages of a filter, page by page. A change in the inbox refreshes the first page; a longer
 * list is refreshed only when asked, so that it does not move under the reader.
 */
export function useMessageList(filter: Filter, revision: string): MessageListControl {
  const [state, setState] = useState<ListState>(EMPTY)
  const [isOutdated, setOutdated] = useState(false)
  const [pages, setPages] = useState(1)
  const [reloads, setReloads] = useState(0)
  const shownRevision = useRef(revision)
  const key = JSON.stringify(filter)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `reloads` reads again
  useEffect(() => {
    setState((before) => ({ ...before, isLoading: true }))
    return readFirstPage(
      JSON.parse(key),
      ({ messages, next }) => {
        setPages(1)
        setOutdated(false)
        setState({ ...EMPTY, messages, next, isLoading: false })
      },
      (errorText) => setState((before) => ({ ...before, isLoading: false, errorText })),
    )
  }, [key, reloads])

  useEffect(() => {
    if (shownRevision.current === revision) return
    shownRevision.current = revision
    if (pages > 1) setOutdated(true)
    else setReloads((count) => count + 1)
  }, [revision, pages])

  const countPage = () => setPages((count) => count + 1)
  const loadMore = useLoadMore(filter, { state, setState }, countPage)
  const update = (changed: MessageSummary) =>
    setState(({ messages, ...rest }) => ({
      ...rest,
      messages: messages?.map((message) => (message.id === changed.id ? changed : message)),
    }))
  const refresh = () => setReloads((count) => count + 1)
  return { ...state, isOutdated, loadMore, update, refresh }
}

/** @returns a function that reads the next page and appends it to the list */
function useLoadMore(
  filter: Filter,
  { state, setState }: { state: ListState; setState: Dispatch<SetStateAction<ListState>> },
  onLoaded: () => void,
): () => Promise<void> {
  const latest = useRef<string>(undefined)
  latest.current = state.next
  return async () => {
    const { isLoading, isLoadingMore, next } = state
    if (isLoading || isLoadingMore || next === undefined) return
    // If the list has been read again since, it continues at another position.
    const updateState = (change: (before: ListState) => ListState) => {
      if (latest.current === next) setState(change)
    }
    setState((before) => ({ ...before, isLoadingMore: true, moreErrorText: undefined }))
    try {
      const page = await api.page({ ...filter, before: next })
      if (latest.current === next) onLoaded()
      updateState((before) => ({
        ...before,
        messages: [...(before.messages ?? []), ...page.messages],
        next: page.next,
        isLoadingMore: false,
      }))
    } catch (error) {
      const moreErrorText = errorMessage(error)
      updateState((before) => ({ ...before, isLoadingMore: false, moreErrorText }))
    }
  }
}

/**
 * Reads the first page after a pause in typing.
 * @returns the function that cancels it
 */
function readFirstPage(
  filter: Filter,
  onPage: (page: Awaited<ReturnType<typeof api.page>>) => void,
  onError: (errorText: string) => void,
): () => void {
  let isCurrent = true
  const timer = setTimeout(() => {
    api.page(filter).then(
      (page) => isCurrent && onPage(page),
      (error: Error) => isCurrent && onError(error.message),
    )
  }, TYPING_PAUSE_MS)
  return () => {
    isCurrent = false
    clearTimeout(timer)
  }
}
