import type { Plugin } from 'vite'

/**
 * Loads open pages again when a file changes that only the server runs. They preserve the HTML of
 * what is not hydrated, so Vite's update has nothing to replace there, and it sends none.
 */
export function reloadServerOnly(): Plugin {
  return {
    name: 'reload-server-only',
    apply: 'serve',
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments
      if (this.environment === client || modules.length === 0) return
      if (!client.moduleGraph.getModulesByFile(file)) client.hot.send({ type: 'full-reload' })
    },
  }
}
