import type { LayoutProps } from 'sanity'
import { SessionEndNotice } from './lake/sessionEnd.tsx'
import { UploadNotice } from './lake/uploadReasons.tsx'
import { LiveNotice } from './live/LiveNotice.tsx'
import { ShareDialogs } from './presentation/ShareDialogs.tsx'
import { useUndoKeys } from './useUndoKeys.ts'

/** The Studio with what the website and the session have to say above it, and sharing. */
export function StudioLayout({ renderDefault, ...props }: LayoutProps) {
  useUndoKeys()
  return (
    <>
      <SessionEndNotice />
      <LiveNotice />
      <UploadNotice />
      <ShareDialogs />
      {renderDefault({ ...props, renderDefault })}
    </>
  )
}
