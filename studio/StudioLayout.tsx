import type { LayoutProps } from 'sanity'
import { LiveNotice } from './live/LiveNotice.tsx'
import { ShareDialogs } from './presentation/ShareDialog.tsx'
import { SessionEndNotice } from './sessionEnd.tsx'

/** The Studio with what the website and the session have to say above it, and sharing. */
export function StudioLayout({ renderDefault, ...props }: LayoutProps) {
  return (
    <>
      <SessionEndNotice />
      <LiveNotice />
      <ShareDialogs />
      {renderDefault({ ...props, renderDefault })}
    </>
  )
}
