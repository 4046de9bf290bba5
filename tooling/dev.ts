/** The development server: the same host, with Vite instead of the build. */
process.env.NODE_ENV ??= 'development'

const { ROOT, runWebsite } = await import('../server/lifecycle/run.ts')
const { viteFrontend } = await import('./dev/viteFrontend.ts')

await runWebsite((server) => viteFrontend(ROOT, server))

export {}
