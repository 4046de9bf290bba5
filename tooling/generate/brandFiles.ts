/**
 * Writes the files with the brand's colours that are served as they are: the maintenance page, the
 * style of the placeholder form, and the colours of the Studio's own parts.
 */
import { tokenValues } from '../../app/design/tokens.ts'
import { plainPage } from '../../server/http/errors/plainPage.ts'
import { updateFile } from './generatedFile.ts'

const { ink, white } = tokenValues

/** The tokens that the Studio's own parts and its guide read, as variables `--brand-…`. */
const STUDIO_TOKENS = [
  'paper',
  'white',
  'raffia',
  'dew',
  'ink',
  'ink-3',
  'line',
  'line-ink',
  'indigo',
  'gold',
  'err',
] as const

const FILES: Readonly<Record<string, string>> = {
  'deploy/maintenance.html': plainPage({
    title: 'Back in a moment',
    heading: 'We are back in a moment',
    paragraphs: [
      'The website is being looked after. Please <a href="/">try again</a> in half a minute.',
    ],
  }),
  'public/hub-form.css': `body {
  margin: 0;
  padding: 32px 24px;
  background: ${white};
  color: ${ink};
  font: 450 17px/1.55 Arial, sans-serif;
}
h1 {
  margin: 0 0 12px;
  font-size: 1.5rem;
  line-height: 1.2;
}
p {
  max-width: 38em;
  margin: 0 0 12px;
}
a {
  color: inherit;
  text-underline-offset: 3px;
}
`,
  'studio/brand.css': `:root {
${STUDIO_TOKENS.map((name) => `  --brand-${name}: ${tokenValues[name]};`).join('\n')}
}
`,
}

for (const [file, text] of Object.entries(FILES)) await updateFile(file, text)
