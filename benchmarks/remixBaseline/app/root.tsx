import { Links, Meta, Outlet, Scripts } from '@remix-run/react'
import { firstFontFaces } from '../../../app/design/fontFaces.ts'
import { fontPreloads } from '../../../app/design/fonts.ts'
import { DeferredGlobalStyle, GlobalStyle } from '../../../app/design/globalStyle.ts'
import { STYLES_PLACE } from './stylesPlace.ts'

export const links = () => fontPreloads

export default function App() {
  return (
    <html lang="en-GH" data-scripting="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <style
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this program, no input
          dangerouslySetInnerHTML={{ __html: firstFontFaces() }}
        />
        {import.meta.env.SSR ? STYLES_PLACE : null}
      </head>
      <body data-hydrate="">
        <GlobalStyle />
        <DeferredGlobalStyle />
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
