import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { Footer } from './chrome/footer.tsx'
import { Header } from './chrome/header.tsx'
import { MenuScript } from './chrome/menuScript.tsx'
import { SITE_QUERY } from './chrome/query.ts'
import { fontPreloads } from './design/fonts.ts'
import { GlobalStyle } from './design/global-style.ts'
import { ProgressThread } from './design/progress-thread/progress-thread.tsx'
import { tokenValues } from './design/tokens.ts'
import { Problem } from './pages/Problem.tsx'
import { useNavigationLanding } from './pages/useNavigationLanding.ts'

export const links: LinksFunction = () => [
  ...fontPreloads,
  { rel: 'icon', href: '/artwork/favicon-32.png', sizes: '32x32' },
  { rel: 'icon', href: '/artwork/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/artwork/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export async function loader({ context }: LoaderFunctionArgs) {
  const { content, siteUrl, now } = context.services
  const { data: settings } = await content.read(SITE_QUERY)
  if (!settings) {
    throw new Error('The dataset has no document "siteSettings"; import the seed or create it')
  }
  return { site: { settings, url: siteUrl }, year: now().getUTCFullYear() }
}

/** The frame is the same on every page: it is read with the document and not on each navigation. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

/** One document around pages and errors alike, so that an error never loses frame or styles. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en-GH">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={tokenValues.paper} />
        <Meta />
        <Links />
        <MenuScript />
      </head>
      <body>
        <GlobalStyle />
        {data && <Header site={data.site.settings} />}
        {children}
        {data && <Footer site={data.site.settings} year={data.year} />}
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useNavigationLanding()
  const { state } = useNavigation()
  return (
    <>
      <ProgressThread busy={state === 'loading'} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary() {
  return <Problem />
}
