/** A part of a document that is read or replaced when the document is finished. */
export interface HtmlToken {
  start: number
  end: number
  part:
    | { kind: 'script'; attributes: string; code: string }
    | { kind: 'style'; css: string }
    | { kind: 'headEnd' }
    /** Without an address if it is not as Remix writes it. */
    | { kind: 'modulePreload'; href: string | undefined }
    | { kind: 'deferredStyles'; name: string }
    | { kind: 'frame'; src: string }
    /** The range is that of the attribute. */
    | { kind: 'styleAttribute'; css: string }
}

/**
 * Scripts and styles with their content, the end of the head, and all tags that are read or
 * changed. In the output of React, text and attributes have no `<` or `>`.
 */
const TOKEN =
  /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<\/head>|<(link|template|iframe)\b([^<>]*)>|<[a-z][^<>]*?\sstyle="([^"]*)"/g
const ANY_MODULE_PRELOAD = /\srel=["']?modulepreload\b/i
const MODULE_PRELOAD = /^ rel="modulepreload" href="([^"]+)"\/$/
const DEFERRED_STYLES = /^ data-deferred-styles="(\w+)"$/
const FRAME_SOURCE = /\ssrc="([^"]*)"/
const STYLE_ATTRIBUTE = /(\s)style="([^"]*)"/
const TEMPLATE_END = '</template>'

/** Reads a document once, in order. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (const match of html.matchAll(TOKEN)) {
    const [text, element, attributes = '', content = '', tag, tagAttributes = '', css] = match
    const range = { start: match.index, end: match.index + text.length }
    if (element === 'script')
      yield { ...range, part: { kind: 'script', attributes, code: content } }
    else if (element === 'style') yield { ...range, part: { kind: 'style', css: content } }
    else if (tag !== undefined) yield* tagTokens(range, tag, tagAttributes)
    else if (css !== undefined) yield styleAttribute(range.end, css)
    else yield { ...range, part: { kind: 'headEnd' } }
  }
}

function* tagTokens(
  { start, end }: { start: number; end: number },
  tag: string,
  attributes: string,
): Generator<HtmlToken> {
  if (tag === 'link' && ANY_MODULE_PRELOAD.test(attributes)) {
    const href = MODULE_PRELOAD.exec(attributes)?.[1]
    yield { start, end, part: { kind: 'modulePreload', href } }
  }
  const name = tag === 'template' ? DEFERRED_STYLES.exec(attributes)?.[1] : undefined
  if (name !== undefined) {
    yield { start, end: end + TEMPLATE_END.length, part: { kind: 'deferredStyles', name } }
  }
  const src = tag === 'iframe' ? FRAME_SOURCE.exec(attributes)?.[1] : undefined
  if (src !== undefined) yield { start, end: start, part: { kind: 'frame', src } }
  const own = STYLE_ATTRIBUTE.exec(attributes)
  if (own === null) return
  const [text, , css = ''] = own
  yield styleAttribute(start + 1 + tag.length + own.index + text.length, css)
}

/** @param end of the attribute in the document */
function styleAttribute(end: number, css: string): HtmlToken {
  return { start: end - `style="${css}"`.length, end, part: { kind: 'styleAttribute', css } }
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** Decodes an attribute as React writes it. */
export function decodeAttribute(written: string): string {
  return written.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => CHARACTERS[entity] ?? entity)
}
