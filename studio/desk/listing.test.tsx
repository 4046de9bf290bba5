import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListingFailure } from './listing.tsx'

const theme = buildTheme()

test.each(['the website is not responding', 'The Content Lake is restarting.'])(
  'the failure “%s” of a list ends with one full stop',
  (failure) => {
    const html = renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <ListingFailure failure={failure} />
      </ThemeProvider>,
    )
    expect(html).toMatch(/ (?:responding|restarting)\. Trying again/)
  },
)
