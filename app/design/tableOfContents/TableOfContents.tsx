import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { currentIndex } from './current.ts'
import { Drawer, Entries, Rail, RailTitle } from './styles.ts'

export interface ContentsEntry {
  /** Id of the target heading or section. */
  id: string
  title: string
  /** Entries are numbered in the margin, except this one. */
  unnumbered?: true | undefined
}

export interface TableOfContentsProps {
  title?: string
  entries: readonly ContentsEntry[]
}

/** From the place that a jump leads to down to the reading line, in pixels. */
const BELOW_TARGET_PX = 40

/**
 * The reader's position in a long text: a sticky rail next to it on large windows, a sticky drawer
 * above it on small ones. Both are in the page; the inactive one is hidden from assistive
 * technology too.
 */
export function TableOfContents({ title = 'Contents', entries }: TableOfContentsProps) {
  const current = useCurrentEntry(entries)
  const drawer = useRef<HTMLDetailsElement>(null)
  const rail = useRef<HTMLElement>(null)
  useKeepInView(rail, current)

  return (
    <>
      <Rail ref={rail} aria-label={title}>
        <RailTitle>{title}</RailTitle>
        <EntryList entries={entries} current={current} />
      </Rail>
      <Drawer ref={drawer}>
        <summary>
          {title}
          <Icon name="chevron-down" />
        </summary>
        <nav aria-label={title}>
          <EntryList
            entries={entries}
            current={current}
            onFollow={() => drawer.current?.removeAttribute('open')}
          />
        </nav>
      </Drawer>
    </>
  )
}

interface EntryListProps {
  entries: readonly ContentsEntry[]
  current: number
  onFollow?: () => void
}

function EntryList({ entries, current, onFollow }: EntryListProps) {
  return (
    <Entries>
      {entries.map(({ id, title, unnumbered }, index) => (
        <li key={id} data-unnumbered={unnumbered}>
          <a
            href={`#${id}`}
            aria-current={index === current ? 'location' : undefined}
            onClick={onFollow}
          >
            {title}
          </a>
        </li>
      ))}
    </Entries>
  )
}

/**
 * Distance of an element from the window's top edge in pixels; infinite for one that is not laid
 * out (yet), which has no position.
 */
function topPxOf(id: string): number {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box && box.width > 0 ? box.top : Number.POSITIVE_INFINITY
}

/** Below the sticky header, whose height grows with the size of text. */
function readingLinePx(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + BELOW_TARGET_PX
}

/**
 * @returns index of the current entry, updated on scroll and when the document changes its size, as
 * when deferred sections appear; -1 before the first measurement
 */
function useCurrentEntry(entries: readonly ContentsEntry[]): number {
  const [current, setCurrent] = useState(-1)
  useEffect(() => {
    const measure = () =>
      setCurrent(
        currentIndex(
          entries.map(({ id }) => topPxOf(id)),
          readingLinePx(),
        ),
      )
    // Its first callback comes with the next layout, so hydration forces none.
    const size = new ResizeObserver(measure)
    size.observe(document.body)
    // Browsers dispatch one of these events in each frame.
    addEventListener('scroll', measure, { passive: true })
    return () => {
      size.disconnect()
      removeEventListener('scroll', measure)
    }
  }, [entries])
  return current
}

/** Scrolls the rail itself, never the page, so that the current entry is visible. */
function useKeepInView(rail: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    const entry = rail.current?.querySelectorAll('li')[current]
    if (!rail.current || !entry) return
    const { top, bottom } = entry.getBoundingClientRect()
    const box = rail.current.getBoundingClientRect()
    // The rail's own heading is above the first entry.
    if (current === 0) rail.current.scrollTop = 0
    else if (top < box.top) rail.current.scrollTop -= box.top - top
    if (bottom > box.bottom) rail.current.scrollTop += bottom - box.bottom
  }, [rail, current])
}
