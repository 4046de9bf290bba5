import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { MessageSummary } from '../../submissions/inbox/apiSchemas.ts'
import { errorMessage } from '../errorMessage.ts'
import { api } from './api.ts'
import type { Filter } from './messagesApi.ts'
import { refreshStatus } from './status.ts'
import { useInterruptionEnd } from './useInterruptionEnd.ts'

const TYPING_PAUSE_MS = 250

interface ListState {
  messages: readonly MessageSummary[] | undefined
  /** Of the filter that they match. */
  shownKey: string | undefined
  /** Where the next page begins. */
  next: string | undefined
  /** When the search ended at the bound of one request: the time that it has reached. */
  searchedTo: string | undefined
  isLoading: boolean
  errorText: string | undefined
  /** The next page is wanted or being read. */
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
  /** How many are shown. */
  pages: number
}

const EMPTY: ListState = {
  messages: undefined,
  shownKey: undefined,
  next: undefined,
  searchedTo: undefined,
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
      ({ messages, next, searchedTo }) => {
        setPages(1)
        setOutdated(false)
        setState(({ isLoadingMore }) => ({
          ...EMPTY,
          messages,
          shownKey: key,
          next,
          searchedTo,
          isLoading: false,
          isLoadingMore: isLoadingMore && next !== undefined,
        }))
      },
      (errorText) => {
        setState((before) => {
          // Messages of another filter must not be shown as those of this one.
          const shown = before.shownKey === key ? before : EMPTY
          return { ...shown, isLoading: false, errorText }
        })
        // The next poll may not notice a short outage, after which the list is read again.
        refreshStatus()
      },
    )
  }, [key, reloads])

  useEffect(() => {
    if (shownRevision.current === revision) return
    shownRevision.current = revision
    if (pages > 1) setOutdated(true)
    else setReloads((count) => count + 1)
  }, [revision, pages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the next page of its filter is wanted
  useEffect(() => setState((before) => ({ ...before, isLoadingMore: false })), [key])
  useNextPage({ key, state, setState, setPages })
  const loadMore = () =>
    setState((before) => ({ ...before, isLoadingMore: true, moreErrorText: undefined }))
  const update = (changed: MessageSummary) => setState((before) => withChanged(before, changed))
  const refresh = () => setReloads((count) => count + 1)
  useInterruptionEnd(() => {
    if (state.errorText !== undefined) refresh()
  })
  return { ...state, pages, isOutdated, loadMore, update, refresh }
}

function withChanged({ messages, ...rest }: ListState, changed: MessageSummary): ListState {
  return { ...rest, messages: messages?.map((each) => (each.id === changed.id ? changed : each)) }
}

interface NextPageOptions {
  key: string
  state: ListState
  setState: Dispatch<SetStateAction<ListState>>
  setPages: Dispatch<SetStateAction<number>>
}

/**
 * Reads the next page while it is wanted. One that is wanted while the first page is read again is
 * read after that, because the list may continue at another position then.
 */
function useNextPage({ key, state, setState, setPages }: NextPageOptions): void {
  const { isLoading, isLoadingMore, next } = state
  useEffect(() => {
    if (!isLoadingMore || isLoading || next === undefined) return
    return readPage(
      { ...JSON.parse(key), before: next },
      (page) => {
        setPages((count) => count + 1)
        setState((before) => ({
          ...before,
          messages: [...(before.messages ?? []), ...page.messages],
          next: page.next,
          searchedTo: page.searchedTo,
          isLoadingMore: false,
        }))
      },
      (moreErrorText) => setState((before) => ({ ...before, isLoadingMore: false, moreErrorText })),
    )
  }, [key, isLoading, isLoadingMore, next, setState, setPages])
}

type Page = Awaited<ReturnType<typeof api.page>>

/**
 * Reads the first page after a pause in typing.
 * @returns the function that cancels it
 */
function readFirstPage(
  filter: Filter,
  onPage: (page: Page) => void,
  onError: (errorText: string) => void,
): () => void {
  let cancel = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    cancel = readPage(filter, onPage, onError)
  }, TYPING_PAUSE_MS)
  return () => cancel()
}

/** @returns the function that cancels it */
function readPage(
  filter: Filter,
  onPage: (page: Page) => void,
  onError: (errorText: string) => void,
): () => void {
  let isCurrent = true
  api.page(filter).then(
    (page) => isCurrent && onPage(page),
    (error: unknown) => isCurrent && onError(errorMessage(error)),
  )
  return () => {
    isCurrent = false
  }
}
