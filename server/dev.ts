/** The development server: the same host, with Vite instead of the build. */
process.env.NODE_ENV ??= 'development'

const { ROOT, runHost } = await import('./lifecycle/run.ts')
const { developmentFrontend } = await import('./assets/developmentFrontend.ts')

await runHost('development', (server) => developmentFrontend(ROOT, server))

export {}
