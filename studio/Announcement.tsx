import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

/** Results that are replaced sooner, as while someone types, are not announced. */
const PAUSE_MS = 1_000

/**
 * A text for screen readers. It is rendered before there is one, because a live region that is
 * added with its text is often not read.
 */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <div className="visually-hidden" role="status">
      {children}
    </div>
  )
}

interface ResultAnnouncementProps {
  /** Of what is shown; undefined while it is loading. */
  result: string | undefined
  text: string
}

/** Announces each result once, also one with the same text as the one before. */
export function ResultAnnouncement({ result, text }: ResultAnnouncementProps) {
  const [announced, setAnnounced] = useState({ result: '', text: '' })
  const announce = useEffectEvent((current: string) =>
    setAnnounced((before) => (before.result === current ? before : { result: current, text })),
  )
  useEffect(() => {
    if (result === undefined) return
    const timer = setTimeout(() => announce(result), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [result])
  return (
    <Announcement>
      <span key={announced.result}>{announced.text}</span>
    </Announcement>
  )
}
