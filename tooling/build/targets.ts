/** A build target: its inputs, its command, its output. */
export interface Target {
  name: string
  /** Files and folders. A change in them makes the target stale. */
  inputs: readonly string[]
  /** A file of node_modules run with Node, and its arguments. */
  command: readonly string[]
  /** The build's folder. The command writes to the one with the suffix `UNFINISHED`. */
  folder: string
  /** The main output file, in the folder. Without it the target is stale. */
  output: string
  /**
   * A script of the project that runs with Node once the build is in place, with Node's flags
   * before it.
   */
  postBuild?: readonly string[]
  /** Folder in `folder` whose files are precompressed. */
  precompress: string
  /** Folder whose files remain available after later builds, and where they are copied. */
  retain: { from: string; to: string }
}

/** Suffix of a folder that is being built: the running server uses the one without it. */
export const UNFINISHED = '.next'

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
    // V8 accepts only code that was compiled with the same flags: those of "npm start".
    postBuild: [
      '--max-semi-space-size=4',
      '--heap-growing-percent=30',
      'tooling/warmCompileCache.ts',
    ],
    folder: 'build/site',
    output: 'server/index.js',
    precompress: 'client',
    retain: { from: 'build/site/client/assets', to: 'build/kept' },
  },
  {
    name: 'Studio',
    inputs: [
      ...ALWAYS,
      'studio',
      'schemas',
      'submissions/definitions',
      'submissions/inbox',
      'submissions/plainLetters.ts',
      'app/content',
      'app/sections/variants.ts',
      'app/sections/index.generated.ts',
      'lake/core/apiVersion.ts',
      'lake/core/embeddedNames.ts',
      'lake/core/errors.ts',
      'lake/core/json.ts',
      'lake/core/missingReferences.ts',
      'lake/core/references.ts',
      'lake/core/systemWrites.ts',
      'lake/core/uploadLimits.ts',
      'docs/editing.md',
      'docs/editing',
    ],
    command: [
      'node_modules/vite/bin/vite.js',
      'build',
      'studio',
      '--config',
      'studio/vite.config.ts',
      '--logLevel',
      'warn',
    ],
    folder: 'build/studio',
    output: 'index.html',
    precompress: '.',
    retain: { from: 'build/studio/assets', to: 'build/kept-studio' },
  },
]
