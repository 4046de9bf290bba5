import { useRef } from 'react'
import type { ItemProps } from 'sanity'
import { useEnd } from '../useEnd.ts'

const CONTENTS = { display: 'contents' }

/** An item of a list, whose row takes the focus back when the window of the item is closed. */
export function FormItem(props: ItemProps) {
  const row = useRef<HTMLDivElement>(null)
  useEnd('open' in props && props.open, () => {
    // The focus is where the editor has put it, unless it was in the window.
    if (document.activeElement !== document.body) return
    row.current
      ?.querySelector<HTMLElement>('[data-ui="PreviewCard"], button[data-ui="Card"]')
      ?.focus()
  })
  return (
    <div ref={row} style={CONTENTS}>
      {props.renderDefault(props)}
    </div>
  )
}
