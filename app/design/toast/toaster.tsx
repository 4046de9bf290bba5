import { useEffect } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'
import { noticeQueue } from './queue.ts'
import { Stack } from './styles.ts'
import { ToastCard } from './toast-card.tsx'

const shownForMs = 5_000
const shownAtOnceMax = 3

function showWaiting(): void {
  for (const { tone, message } of noticeQueue.drain()) {
    const show = tone === 'error' ? toast.error : toast.success
    // The message is the identity: saying the same again restarts its five seconds.
    show(message, { id: message, duration: shownForMs })
  }
}

/** The notices on screen. Pointing at one, or focusing it, stops the clock of all. */
export function Toaster() {
  const { toasts, handlers } = useToaster()

  useEffect(() => {
    showWaiting()
    return noticeQueue.subscribe(showWaiting)
  }, [])

  const dismiss = (id: string) => {
    toast.dismiss(id)
    handlers.endPause()
  }

  return (
    <Stack
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .slice(0, shownAtOnceMax)
        .map(({ id, type, message, createdAt }) => (
          <ToastCard
            key={`${id} ${createdAt}`}
            tone={type === 'error' ? 'error' : 'ok'}
            onDismiss={() => dismiss(id)}
            durationMs={shownForMs}
          >
            {typeof message === 'function' ? null : message}
          </ToastCard>
        ))}
    </Stack>
  )
}
