import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'
import { noticeQueue } from './queue.ts'
import { Stack } from './styles.ts'
import { ToastCard } from './ToastCard.tsx'

const SHOWN_FOR_MS = 5_000
const SHOWN_AT_ONCE_MAX = 3

function showWaiting(): void {
  for (const entry of noticeQueue.drain()) {
    if (entry.message === undefined) {
      toast.dismiss(entry.subject)
      continue
    }
    const { tone, message, subject = message } = entry
    const show = tone === 'error' ? toast.error : toast.success
    // A past outcome must be replaced by the current one. Repeating it restarts its time.
    show(message, { id: subject, duration: SHOWN_FOR_MS })
  }
}

/** The visible notices. Hovering or focusing one pauses the timers of all. */
export function Toaster() {
  const stack = useRef<HTMLDivElement>(null)
  const { toasts, handlers } = useToaster()
  const shown = toasts.filter(({ visible }) => visible).slice(0, SHOWN_AT_ONCE_MAX)
  const { pause, resumeUnless } = useSharedPause(stack, shown.length === 0, handlers)
  const { rememberFocus, returnFocus } = useReturnFocus(stack)

  useEffect(() => {
    showWaiting()
    return noticeQueue.subscribe(showWaiting)
  }, [])

  const onFocus = (event: FocusEvent) => {
    rememberFocus(event)
    pause()
  }
  const dismiss = (id: string) => {
    returnFocus()
    toast.dismiss(id)
  }

  return (
    <Stack
      ref={stack}
      onPointerEnter={pause}
      onPointerLeave={() => resumeUnless(':focus-within')}
      onFocus={onFocus}
      onBlur={() => resumeUnless(':hover')}
    >
      {shown.map(({ id, type, message, createdAt }) => (
        <ToastCard
          key={`${id} ${createdAt}`}
          tone={type === 'error' ? 'error' : 'ok'}
          onDismiss={() => dismiss(id)}
          durationMs={SHOWN_FOR_MS}
        >
          {typeof message === 'function' ? null : message}
        </ToastCard>
      ))}
    </Stack>
  )
}

type Timers = Pick<ReturnType<typeof useToaster>['handlers'], 'startPause' | 'endPause'>

/** A second pause would reset the elapsed time, so pointer and focus share one pause. */
function useSharedPause(
  stack: RefObject<HTMLElement | null>,
  nothingShown: boolean,
  { startPause, endPause }: Timers,
) {
  const paused = useRef(false)

  // A toast that is removed during hover or focus fires no leave event.
  useEffect(() => {
    if (!nothingShown) return
    paused.current = false
    endPause()
  }, [nothingShown, endPause])

  return {
    pause() {
      if (!paused.current) startPause()
      paused.current = true
    },
    resumeUnless(selector: ':hover' | ':focus-within') {
      if (stack.current?.matches(selector)) return
      paused.current = false
      endPause()
    },
  }
}

/** Focus on what is removed would be lost. */
function useReturnFocus(stack: RefObject<HTMLElement | null>) {
  const focusedBefore = useRef<EventTarget>(null)
  return {
    rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
    },
    returnFocus() {
      const { current: before } = focusedBefore
      if (stack.current?.matches(':focus-within') && before instanceof HTMLElement) {
        before.focus({ preventScroll: true })
      }
    },
  }
}
