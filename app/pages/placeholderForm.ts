import { defineQuery } from 'groq'
import { paragraphsOf } from '../content/paragraphsOf.ts'
import { orThrow503 } from '../content/unavailable.ts'
import { PLACEHOLDER_FORM_PATH } from '../content/urls/placeholderFormPath.ts'
import type { Services } from '../services.ts'
import { escapeXml } from './files/escapeXml.ts'

const PLACEHOLDER_QUERY = defineQuery(
  `*[_type == "page" && $address in sections[_type == "embeddedForm"].address][0]
    .sections[_type == "embeddedForm" && address == $address][0]{
      "title": coalesce(title, ""), placeholderHeading, placeholderText
    }`,
)

/** Only from the start of a word, or the time is quadratic in the length of a word without an @. */
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** @returns a page that says that no form is connected yet, with the text of its section */
export async function placeholderForm({ content }: Services): Promise<string> {
  const { data } = await orThrow503(
    content.read(PLACEHOLDER_QUERY, { address: PLACEHOLDER_FORM_PATH }),
  )
  const heading = data?.placeholderHeading ?? 'No form is connected yet'
  return `<!doctype html>
<html lang="en-GH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(data?.title || heading)}</title>
<link rel="stylesheet" href="/hub-form.css">
</head>
<body>
<h1>${escapeXml(heading)}</h1>
${paragraphsOf(data?.placeholderText ?? null)
  .map((text) => `<p>${withEmailLinks(text)}</p>`)
  .join('\n')}
</body>
</html>
`
}

function withEmailLinks(text: string): string {
  return escapeXml(text).replaceAll(
    EMAIL,
    (address) => `<a href="mailto:${address}">${address}</a>`,
  )
}
