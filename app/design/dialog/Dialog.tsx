import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { IconButton } from '../iconButton/IconButton.tsx'
import { ToastHost } from '../toast/ToastHost.tsx'
import { isBackdropClick } from './backdrop.ts'
import { storeScrollbarWidth } from './scrollbarWidth.ts'
import { Corner, Panel } from './styles.ts'

export interface DialogProps {
  open: boolean
  /** Called on Escape, the close button and a click on the scrim. */
  onClose: () => void
  /** Maximum width in pixels. */
  widthPx?: number
  /** Id of the heading inside. */
  labelledBy: string
  children: ReactNode
}

/** Not the first control, “Close”: screen readers say what has the focus, and read on from there. */
function focusHeading(id: string): void {
  const heading = document.getElementById(id)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * A modal dialog on the native element: the browser traps focus, makes the rest inert, returns
 * focus on closing and handles Escape. A closed one shows nothing, also without JavaScript.
 */
export function Dialog({ open, onClose, labelledBy, widthPx = 860, children }: DialogProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const pressedScrim = useRef(false)

  useEffect(() => {
    const dialog = panel.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    storeScrollbarWidth()
    dialog.showModal()
    focusHeading(labelledBy)
  }, [open, labelledBy])

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The cancel event of a file picker or a nested dialog bubbles through here; only our own
    // counts.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  return (
    <Panel
      ref={panel}
      $widthPx={widthPx}
      aria-labelledby={labelledBy}
      onCancel={onCancel}
      onClose={() => open && onClose()}
      // A press that began inside and ended outside does not close it. It closes on click rather
      // than on press, because after a press the browser would still move the focus that closing
      // returns.
      onPointerDown={(event) => {
        pressedScrim.current = isBackdropClick(event)
      }}
      onClick={(event) => pressedScrim.current && isBackdropClick(event) && onClose()}
    >
      {open && (
        <>
          <Corner>
            <IconButton icon="close" label="Close" quiet onClick={onClose} />
          </Corner>
          {children}
          <ToastHost />
        </>
      )}
    </Panel>
  )
}
