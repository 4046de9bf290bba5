import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Marked, Renderer } from 'marked'
import type { Plugin } from 'vite'
import { GUIDE_FILE } from './guideUrl.ts'

const DOCS = new URL('../docs/', import.meta.url)
const SOURCE = new URL('editing.md', DOCS)
const PICTURES = new URL('editing/', DOCS)
/** The colours of the brand, written from the design tokens by `npm run generate`. */
const COLOURS = new URL('brand.css', import.meta.url)
const PICTURE = /^editing\/([\w-]+\.webp)$/

/** Ships `docs/editing.md` with the Studio, as a page that is read without a network. */
export function guide(): Plugin {
  return {
    name: 'guide',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: GUIDE_FILE, source: guidePage() })
      for (const name of readdirSync(PICTURES)) {
        const source = readFileSync(new URL(name, PICTURES))
        this.emitFile({ type: 'asset', fileName: `guide/${name}`, source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        const path = req.url?.split('?')[0] ?? ''
        if (path.endsWith(`/${GUIDE_FILE}`)) {
          res.setHeader('content-type', 'text/html; charset=utf-8').end(guidePage())
        } else if (/\/guide\/[\w-]+\.webp$/.test(path)) {
          res.setHeader('content-type', 'image/webp')
          res.end(readFileSync(new URL(basename(path), PICTURES)))
        } else next()
      })
    },
  }
}

function guidePage(): string {
  const markdown = readFileSync(SOURCE, 'utf8')
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Guide'
  return PAGE.replace('TITLE', () => title)
    .replace('COLOURS', () => readFileSync(COLOURS, 'utf8').trim())
    .replace('CONTENT', () => renderGuide(markdown))
}

/** @returns HTML with an anchor on every heading, and pictures from the folder next to the page */
function renderGuide(markdown: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      image(token) {
        const [, name = ''] = PICTURE.exec(token.href) ?? []
        const image = Renderer.prototype.image.call(this, { ...token, href: `guide/${name}` })
        return image.replace('<img', '<img loading="lazy"')
      },
      table(token) {
        const table = Renderer.prototype.table.call(this, token)
        return `<div class="table" tabindex="0" role="region" aria-label="Table">${table}</div>\n`
      },
      link(token) {
        // Other documents of the project are not shipped.
        return /^(?:https?:|#|mailto:)/.test(token.href)
          ? Renderer.prototype.link.call(this, token)
          : this.parser.parseInline(token.tokens)
      },
    },
  })
  return marked.parse(markdown, { async: false })
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>TITLE</title>
<link rel="icon" href="data:,">
<style>
COLOURS
body { margin: 0; font: 17px/1.6 Inter, system-ui, sans-serif; }
body { color: var(--brand-ink); background: var(--brand-white); }
header, main { max-width: 44rem; margin: 0 auto; padding: 1rem 1.25rem; }
main { padding-bottom: 4rem; }
h1 { font-size: 2rem; line-height: 1.2; }
h2 { margin-top: 2.5rem; line-height: 1.25; }
h3 { margin-top: 2rem; line-height: 1.3; }
a { color: var(--brand-indigo); }
img { max-width: 100%; height: auto; border: 1px solid var(--brand-line); border-radius: 4px; }
pre, .table { overflow-x: auto; }
pre { padding: 0.75rem 1rem; background: var(--brand-paper); border-radius: 4px; }
table { border-collapse: collapse; }
th, td { padding: 0.4rem 0.75rem; text-align: left; vertical-align: top; }
th, td { border: 1px solid var(--brand-line); }
@media (prefers-color-scheme: dark) {
  body { color: var(--brand-paper); background: var(--brand-ink); }
  a { color: var(--brand-dew); }
  pre { background: var(--brand-ink-3); }
  img, th, td { border-color: var(--brand-line-ink); }
}
</style>
</head>
<body>
<header><a href="/studio">Back to the Studio</a></header>
<main>
CONTENT
</main>
</body>
</html>
`
