import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { dragEnd, isDrag } from './drag.ts'
import { Card, Close, Message, Row, Thread, Tile } from './styles.ts'

export interface ToastCardProps {
  tone: 'ok' | 'error'
  /** Duration of the timer, in milliseconds. */
  durationMs: number
  onDismiss: () => void
  children: ReactNode
}

/** One notice. A click or a sideways drag dismisses it; the button is there for the keyboard. */
export function ToastCard({ tone, durationMs, onDismiss, children }: ToastCardProps) {
  const startX = useRef<number>(undefined)
  const [offsetPx, setOffsetPx] = useState(0)

  const onPointerCancel = () => {
    startX.current = undefined
    setOffsetPx(0)
  }

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (startX.current === undefined) return
    // Released outside of the window or the notice.
    if (event.buttons === 0) return onPointerCancel()
    const movedPx = event.clientX - startX.current
    if (isDrag(movedPx)) event.currentTarget.setPointerCapture(event.pointerId)
    setOffsetPx(movedPx)
  }

  const onPointerUp = () => {
    // The press may have begun elsewhere, as when text is selected.
    if (startX.current === undefined) return
    startX.current = undefined
    if (dragEnd(offsetPx) === 'stay') setOffsetPx(0)
    else onDismiss()
  }

  return (
    <Card
      $tone={tone}
      style={offsetPx === 0 ? undefined : { transform: `translateX(${offsetPx}px)` }}
      onPointerDown={(event) => {
        if (event.isPrimary && event.button === 0) startX.current = event.clientX
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
    >
      <Row>
        <Tile>
          <Icon name={tone === 'ok' ? 'check' : 'alert'} />
        </Tile>
        <Message>{children}</Message>
        <Close type="button" aria-label="Dismiss" onClick={onDismiss}>
          <Icon name="close" />
        </Close>
      </Row>
      <Thread style={{ animationDuration: `${durationMs}ms` }} />
    </Card>
  )
}
