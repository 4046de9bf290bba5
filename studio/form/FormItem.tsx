import { type RefObject, useEffect, useRef } from 'react'
import type { ItemProps } from 'sanity'

const CONTENTS = { display: 'contents' }

/** An item of a list, whose row takes the focus back when the window of the item is closed. */
export function FormItem(props: ItemProps) {
  const row = useRef<HTMLDivElement>(null)
  useFocusAfterClose(row, 'open' in props && props.open)
  return (
    <div ref={row} style={CONTENTS}>
      {props.renderDefault(props)}
    </div>
  )
}

function useFocusAfterClose(row: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    // The focus is where the editor has put it, unless it was in the window.
    if (!isClosed || document.activeElement !== document.body) return
    row.current
      ?.querySelector<HTMLElement>('[data-ui="PreviewCard"], button[data-ui="Card"]')
      ?.focus()
  }, [row, isOpen])
}
