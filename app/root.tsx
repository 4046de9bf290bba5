import type { LinksFunction } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, useMatches, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { FrameBehaviour } from './chrome/frameBehaviour.tsx'
import { HeadScript } from './chrome/headScript.tsx'
import { ServedPart } from './chrome/servedFrame.tsx'
import { useFreshPage } from './chrome/useFreshPage.ts'
import { fontPreloads } from './design/fonts.ts'
import { GlobalStyle, LateGlobalStyle } from './design/global-style.ts'
import { Late, LateStyles } from './design/lateStyles.tsx'
import { ProgressThread } from './design/progress-thread/progress-thread.tsx'
import { ToastHost } from './design/toast/toast-host.tsx'
import { tokenValues } from './design/tokens.ts'
import { hasOwnFrame } from './pages/hasOwnFrame.ts'
import { Problem } from './pages/Problem.tsx'
import { useNavigationLanding } from './pages/useNavigationLanding.ts'

export const links: LinksFunction = () => [
  ...fontPreloads,
  { rel: 'manifest', href: '/site.webmanifest' },
]

/**
 * One document around pages and errors alike, so that an error never loses frame or styles. The
 * global style is in the served document; the browser does not render it again.
 */
export function Layout({ children }: { children: ReactNode }) {
  const standsApart = useMatches().some(({ data }) => hasOwnFrame(data))
  return (
    <html lang="en-GH">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={tokenValues.paper} />
        <Meta />
        <Links />
        <HeadScript />
      </head>
      <body>
        {import.meta.env.SSR && <GlobalStyle />}
        {!standsApart && <ServedPart part="header" />}
        {children}
        <LateStyles of="frame" />
        {import.meta.env.SSR && (
          <Late of="frame">
            <LateGlobalStyle />
          </Late>
        )}
        {!standsApart && <ServedPart part="footer" />}
        <FrameBehaviour />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useNavigationLanding()
  useFreshPage()
  const { state } = useNavigation()
  return (
    <>
      <ProgressThread busy={state === 'loading'} />
      <Outlet />
      <ToastHost />
    </>
  )
}

export function ErrorBoundary() {
  return <Problem />
}
