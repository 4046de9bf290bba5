import { createGlobalStyle, css } from 'styled-components'
import { deferredFontFaces } from './fontFaces.ts'
import { media } from './media.ts'
import { token, tokenDeclarations } from './tokens.ts'

const reset = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
    height: auto;
  }
  a {
    color: inherit;
  }
`

/**
 * The padding clears the sticky header when a hash is jumped to. Mobile Safari must not enlarge text. A
 * word that is longer than its column is broken, and does not widen the column.
 */
const base = css`
  html {
    scroll-padding-top: calc(${token('header')} + 8px);
    -webkit-text-size-adjust: 100%;
  }
  body {
    font: 450 ${token('fs-body')} / ${token('lh-body')} ${token('text')};
    color: ${token('ink')};
    background: ${token('paper')};
    -webkit-font-smoothing: antialiased;
    overflow-x: hidden;
    overflow-x: clip;
    overflow-wrap: anywhere;
  }
  h1,
  h2,
  h3,
  h4 {
    font: inherit;
    text-wrap: balance;
  }
  p {
    text-wrap: pretty;
  }
  :focus-visible {
    outline: 3px solid ${token('focus')};
    outline-offset: 3px;
    border-radius: 2px;
  }
  /* The target of a link, which is no control. */
  section:focus {
    outline: none;
  }
  ${media.motionAllowed} {
    html {
      scroll-behavior: smooth;
    }
  }
  ${media.reducedMotion} {
    *,
    ::before,
    ::after {
      animation: none !important;
      transition-duration: 1ms !important;
    }
  }
`

/**
 * Ink on white: no grounds, whatever the visitor's printer settings say. Only the cells of charts
 * (`<i>`) keep theirs; without it nothing of them would be left. Other bars need a border. Addresses
 * of links in the text are written out, and buttons are left out.
 */
const print = css`
  ${media.print} {
    body {
      font-size: 11pt;
    }
    *:not(i),
    ::before,
    ::after {
      background: none !important;
      color: black !important;
      box-shadow: none !important;
    }
    i {
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    a {
      text-decoration: underline;
    }
    main :is(p, dd, dd > div) > a[href^='http']::after {
      content: ' (' attr(href) ')';
      overflow-wrap: anywhere;
    }
    button {
      display: none !important;
    }
    /* An entry that has not ended would leave its element out. */
    *,
    ::before,
    ::after {
      animation: none !important;
    }
    :root {
      --section: 24pt;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
    h1,
    h2,
    h3,
    dl > div,
    tr,
    figure,
    blockquote,
    img {
      break-inside: avoid;
    }
  }
`

/**
 * Browsers write marked words in black, on a ground that a rule of a section may have removed.
 * Drawings are made for the ground they are on, and keep it where the page's becomes another.
 */
const forcedColors = css`
  ${media.forcedColors} {
    mark {
      background: Mark !important;
      color: MarkText !important;
    }
    :where(main img[src*='.svg']) {
      forced-color-adjust: none;
      background: var(--g, ${token('paper')});
    }
  }
`

/** Faces for rare characters, forced colours and print: not needed for a first paint. */
export const DeferredGlobalStyle = createGlobalStyle`
  ${() => deferredFontFaces()}
  ${forcedColors}
  ${print}
`

/** Tokens and the few global rules. Rendered once, by the root. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${() => tokenDeclarations()}
    --g-muted: ${token('muted')};
    --g-line: ${token('line')};
    --g-accent: ${token('signal-text')};
  }
  ${reset}
  ${base}
`
