import type { LinksFunction } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, useMatches, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { fontPreloads } from './design/fonts.ts'
import { DeferredGlobalStyle, GlobalStyle } from './design/globalStyle.ts'
import { ProgressThread } from './design/progressThread/ProgressThread.tsx'
import { ToastHost } from './design/toast/ToastHost.tsx'
import { PAPER } from './design/tokens.ts'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { isStandalone } from './pages/isStandalone.ts'
import { useScrollAndFocus } from './pages/useScrollAndFocus.ts'
import { Deferred, DeferredStyles } from './partialHydration/DeferredStyles.tsx'
import { HeadScript } from './siteShell/HeadScript.tsx'
import { SiteShellBehaviour } from './siteShell/SiteShellBehaviour.tsx'
import { SiteShellPart } from './siteShell/siteShellParts.tsx'
import { usePageUpdates } from './siteShell/usePageUpdates.ts'

export const links: LinksFunction = () => [
  ...fontPreloads,
  { rel: 'manifest', href: '/site.webmanifest' },
]

/**
 * One document around pages and errors alike, so that an error never loses site shell or styles.
 * The global style is in the served document; the browser does not render it again.
 */
export function Layout({ children }: { children: ReactNode }) {
  const standalone = useMatches().some(({ data }) => isStandalone(data))
  return (
    <html lang="en-GH" data-scripting={import.meta.env.SSR ? undefined : ''}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={PAPER} />
        <Meta />
        <Links />
        <HeadScript />
      </head>
      <body>
        {import.meta.env.SSR && <GlobalStyle />}
        {!standalone && <SiteShellPart part="header" />}
        {children}
        <DeferredStyles of="shell" />
        {import.meta.env.SSR && (
          <Deferred of="shell">
            <DeferredGlobalStyle />
          </Deferred>
        )}
        {!standalone && <SiteShellPart part="footer" />}
        <SiteShellBehaviour />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useScrollAndFocus()
  usePageUpdates()
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
  return <ErrorPage />
}
