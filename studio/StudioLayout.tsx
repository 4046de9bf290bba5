import type { LayoutProps } from 'sanity'
import { SessionEndNotice } from './lake/sessionEnd.tsx'
import { ShareDialogs } from './presentation/ShareDialogs.tsx'
import { Toasts } from './Toasts.tsx'
import { useUndoKeys } from './useUndoKeys.ts'

/** The Studio with what the website and the session have to say above it, and sharing. */
export function StudioLayout({ renderDefault, ...props }: LayoutProps) {
  useUndoKeys()
  return (
    <>
      <SessionEndNotice />
      <Toasts />
      <ShareDialogs />
      {renderDefault({ ...props, renderDefault })}
    </>
  )
}
