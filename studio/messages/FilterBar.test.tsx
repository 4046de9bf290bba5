import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilterBar } from './FilterBar.tsx'
import type { Filter } from './messagesApi.ts'

const theme = buildTheme()

function html(filter: Filter): string {
  return renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <FilterBar
        filter={filter}
        kinds={[]}
        you={{ id: 'ama', name: 'Ama' }}
        onChange={() => undefined}
      />
    </ThemeProvider>,
  )
}

test.each([
  { title: 'Not handled', filter: { handling: 'open' } },
  { title: 'Delivery failed', filter: { state: 'parked', handling: 'open' } },
  { title: 'Possible spam', filter: { state: 'suspect', handling: 'open' } },
  { title: 'Handled', filter: { handling: 'handled' } },
  { title: 'All', filter: {} },
])('the view “$title” is selected for its filter', ({ title, filter }) => {
  expect(html(filter)).toContain(`selected="">${title}</option>`)
})
