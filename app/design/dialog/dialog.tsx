import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ToastHost } from '../toast/toast-host.tsx'
import { isBackdropClick } from './backdrop.ts'
import { keepPageWidth } from './page-width.ts'
import { Corner, Panel } from './styles.ts'

interface DialogBase {
  open: boolean
  /** Asked for by Escape, the close button and a click on the scrim. */
  onClose: () => void
  /** Greatest width in pixels. */
  widthPx?: number
  closeLabel?: string
  children: ReactNode
}

/** Named by its own words or by the id of the heading inside. */
export type DialogProps = DialogBase &
  ({ label: string; labelledBy?: never } | { labelledBy: string; label?: never })

/**
 * A modal dialog on the native element: the browser traps focus, makes the rest inert, returns
 * focus on closing and handles Escape. Closed, and so also without JavaScript, it shows nothing.
 */
export function Dialog({
  open,
  onClose,
  label,
  labelledBy,
  widthPx = 860,
  closeLabel = 'Close',
  children,
}: DialogProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const pressedScrim = useRef(false)

  useEffect(() => {
    const dialog = panel.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    keepPageWidth()
    dialog.showModal()
  }, [open])

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file picker or a nested dialog cancels through here too; only our own counts.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  return (
    <Panel
      ref={panel}
      $widthPx={widthPx}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={onCancel}
      onClose={() => open && onClose()}
      // A press that began inside and ended outside closes nothing. Closing waits for the click:
      // at the press, the browser would still move the focus that closing gives back.
      onPointerDown={(event) => {
        pressedScrim.current = isBackdropClick(event)
      }}
      onClick={(event) => pressedScrim.current && isBackdropClick(event) && onClose()}
    >
      {open && (
        <>
          <Corner>
            <IconButton icon="close" label={closeLabel} quiet onClick={onClose} />
          </Corner>
          {children}
          <ToastHost />
        </>
      )}
    </Panel>
  )
}
