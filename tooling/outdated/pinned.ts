/** Why a package is behind its newest release, or is forced on others by `overrides`. */
export const PINNED: Readonly<Record<string, string>> = {
  '@remix-run/dev':
    'Remix ends at version 2; its successor is React Router 7, a migration of its own',
  '@remix-run/express': 'see @remix-run/dev',
  '@remix-run/node': 'see @remix-run/dev',
  '@remix-run/react': 'see @remix-run/dev',
  '@sanity/cli': 'newer releases ask for packages that do not install from every registry mirror',
  '@sanity/codegen': 'moves together with sanity',
  '@sanity/mutator': 'moves together with sanity',
  '@sanity/schema': 'moves together with sanity',
  '@sanity/visual-editing':
    'moves together with sanity; its optional react-router peer is overridden',
  '@types/node': 'follows node',
  '@types/express': 'Remix 2 needs Express 4',
  'chromium-109':
    'an old browser on purpose: tests/browser/oldChromium.test.ts visits every page in it',
  express: 'Remix 2 needs Express 4',
  groq: 'moves together with sanity',
  node: 'the active long-term support line',
  'oxc-parser': 'newer releases lack packages for some platforms',
  react: 'one React for Remix and the Studio',
  'react-dom': 'one React for Remix and the Studio',
  rolldown: 'newer releases lack packages for some platforms',
  sanity: 'newer releases do not install from every registry mirror; try with each update',
  typescript: 'Remix 2 and @sanity/codegen name 5.x as their peer',
  vite: 'one Vite for Remix and the Studio; Remix 2 needs its peer range overridden',
}
