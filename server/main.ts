/**
 * The production server. Libraries choose their production form when they are first loaded, so
 * the environment is settled before anything else is.
 */
process.env.NODE_ENV ??= 'production'

const { ROOT, runHost } = await import('./run.ts')
const { builtFrontend } = await import('./production.ts')

await runHost('production', () => builtFrontend(ROOT))

export {}
