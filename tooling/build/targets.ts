/** A build target: its inputs, its command, its output. */
export interface Target {
  name: string
  /** Files and folders whose change makes the target stale. */
  inputs: readonly string[]
  /** A file of node_modules run with Node, and its arguments. */
  command: readonly string[]
  /** The output; must exist for the target to be fresh. */
  output: string
  /** A file of the project to run after the command. */
  afterwards?: string
  /** Folder whose files are precompressed. */
  compress: string
  /** Files retained after the next build, and where. */
  keeps?: { from: string; to: string }
  /** Without this file the target is skipped. */
  needs: string
}

const ALWAYS = ['package-lock.json', 'tooling/build', 'tooling/warmCompileCache.ts']

export const TARGETS: readonly Target[] = [
  {
    name: 'Site',
    inputs: [
      ...ALWAYS,
      'app',
      'submissions/definitions',
      'public',
      'vite.config.ts',
      'remix.config.js',
    ],
    command: ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'warn'],
    afterwards: 'tooling/warmCompileCache.ts',
    output: 'build/site/server/index.js',
    compress: 'build/site/client',
    keeps: { from: 'build/site/client/assets', to: 'build/kept' },
    needs: 'vite.config.ts',
  },
  {
    name: 'Studio',
    inputs: [
      ...ALWAYS,
      'studio',
      'schemas',
      'submissions/definitions',
      'submissions/inbox',
      'app/content',
      'docs/editing.md',
      'docs/editing',
    ],
    command: [
      'node_modules/vite/bin/vite.js',
      'build',
      'studio',
      ...['--config', 'studio/vite.config.ts', '--base', '/studio/'],
      ...['--outDir', '../build/studio', '--emptyOutDir', '--logLevel', 'warn'],
    ],
    output: 'build/studio/index.html',
    compress: 'build/studio',
    needs: 'studio/vite.config.ts',
  },
]
