/** The parsed content of a served document: enough to check heads and follow links. */
export interface ReadHtml {
  html: string
  title: string
  /** `content` of meta elements by their `name` or `property`. */
  meta: ReadonlyMap<string, string>
  canonical: string | undefined
  /** Parsed JSON-LD. */
  structuredData: readonly { '@type': string }[]
  /** URLs of links to other documents and places, as written. */
  hrefs: readonly string[]
  ids: ReadonlySet<string>
}

export function readHtml(html: string): ReadHtml {
  const tags = [...html.matchAll(/<([a-z]+)\b((?:"[^"]*"|[^>"])*)>/g)].map(([, name, rest]) => ({
    name,
    attributes: readAttributes(rest ?? ''),
  }))
  const metas = tags.filter(({ name }) => name === 'meta')
  const links = tags.filter(({ name }) => name === 'link')
  return {
    html,
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta: new Map(
      metas.flatMap(({ attributes }) => {
        const key = attributes.get('name') ?? attributes.get('property')
        return key === undefined ? [] : [[key, attributes.get('content') ?? '']]
      }),
    ),
    canonical: links
      .find(({ attributes }) => attributes.get('rel') === 'canonical')
      ?.attributes.get('href'),
    structuredData: [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, json]) => JSON.parse(json ?? '')),
    hrefs: tags
      .filter(({ name }) => name === 'a')
      .flatMap(({ attributes }) => attributes.get('href') ?? []),
    ids: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])),
  }
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
      (name ?? '').toLowerCase(),
      decode(value ?? ''),
    ]),
  )
}

export function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
