/** The development server: the same host, with Vite instead of the build. */
process.env.NODE_ENV ??= 'development'

const { ROOT, runHost } = await import('../server/lifecycle/run.ts')
const { viteFrontend } = await import('./dev/viteFrontend.ts')

await runHost('development', (server) => viteFrontend(ROOT, server))

export {}
