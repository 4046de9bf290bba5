import { createHash } from 'node:crypto'
import { tokenValues } from '../../app/design/tokens.ts'
import { escapeHtml } from '../http/errors/plainPage.ts'

export interface SignInPage {
  /** The error, as the editor reads it. */
  problem?: { field: 'name' | 'key' | 'form'; text: string } | undefined
  /** Repeated in the form, so that it need not be typed twice. The key is never repeated. */
  name?: string | undefined
  /** Of the site settings; undefined if they have none or cannot be read. */
  siteName?: string | undefined
  /** Path in the Studio to return to. */
  to: string
}

/** The page loads no fonts: it uses the site's where the editor has it installed. */
const firstFamily = (families: string) => families.split(',', 1)[0]

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:${tokenValues.paper};color:${tokenValues.ink};font:${tokenValues['fs-body']}/${tokenValues['lh-body']} ${firstFamily(tokenValues.text)},Arial,sans-serif}
.band{height:20px;background:repeating-linear-gradient(90deg,${tokenValues.ink} 0 48px,${tokenValues.signal} 48px 56px,${tokenValues.gold} 56px 72px,${tokenValues.indigo} 72px 104px,${tokenValues.paper} 104px 112px)}
main{width:min(100%,30rem);margin:auto;padding:48px 24px 72px}
img{display:block;height:36px;margin:0 0 40px -17px}
h1{font-size:clamp(2rem,1.4rem + 2.4vw,2.75rem);line-height:1.08;letter-spacing:-.02em;margin:0 0 12px}
p{margin:0 0 24px}
label{display:block;font-weight:650;margin:0 0 4px}
.hint{display:block;color:${tokenValues.muted};font-size:.9375rem;margin:0 0 8px}
input{width:100%;min-height:48px;padding:10px 14px;margin:0 0 24px;border:1px solid ${tokenValues['line-strong']};border-radius:4px;background:${tokenValues.white};color:inherit;font:inherit}
input[aria-invalid]{border:2px solid ${tokenValues.err}}
.problem{margin:0 0 24px;padding:14px 16px;border-left:6px solid ${tokenValues.err};background:${tokenValues['err-soft']};color:${tokenValues.err};font-weight:600}
button{min-height:48px;padding:10px 28px;border:0;border-radius:4px;background:${tokenValues.ink};color:${tokenValues.white};font:inherit;font-weight:650;cursor:pointer}
button:hover{background:${tokenValues.indigo}}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid ${tokenValues.focus};outline-offset:3px}
code{font:.9375rem ${tokenValues.mono}}
a{color:${tokenValues.indigo}}
.back{margin:40px 0 0;font-size:.9375rem}
@media(forced-colors:active){.problem,button{border:1px solid}}
`

/** Only this style, only this form: nothing else may load or run on the page that takes the key. */
export const SIGN_IN_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** The page that asks an editor for name and key. It needs no script. */
export function signInPage({ problem, name, siteName, to }: SignInPage): string {
  const site = escapeHtml(siteName ?? '')
  const about = (field: 'name' | 'key') =>
    problem?.field === field
      ? ' aria-invalid="true" aria-describedby="problem '
      : ' aria-describedby="'
  const focus =
    problem?.field === 'key' ? { name: '', key: ' autofocus' } : { name: ' autofocus', key: '' }
  return `<!doctype html>
<html lang="en-GH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${problem ? 'Not signed in: ' : ''}Sign in to the Studio${site && ` | ${site}`}</title>
<link rel="icon" href="/artwork/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<div class="band"></div>
<main>
<img src="/artwork/logo.svg" alt="${site}" width="128" height="36">
<h1>Sign in to the Studio</h1>
<p>The Studio is where the texts and pictures of this website are edited.</p>
${problem ? `<p class="problem" id="problem" role="alert">${escapeHtml(problem.text)}</p>` : ''}
<form method="post" action="/studio/sign-in">
<input type="hidden" name="to" value="${escapeHtml(to)}">
<label for="name">Your name</label>
<span class="hint" id="name-hint">Other editors see it next to what you change.</span>
<input id="name" name="name" value="${escapeHtml(name ?? '')}" required minlength="2" maxlength="60" autocomplete="username" spellcheck="false"${about('name')}name-hint"${focus.name}>
<label for="key">Studio key</label>
<span class="hint" id="key-hint">The one an administrator gave you. The first administrator’s is printed where the website was started, as “Studio key”.</span>
<input id="key" name="key" type="password" required maxlength="512" autocomplete="current-password"${about('key')}key-hint"${focus.key}>
<button>Sign in</button>
</form>
<p class="back"><a href="/">Back to the website</a></p>
</main>
</body>
</html>
`
}
