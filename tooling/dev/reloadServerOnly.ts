import type { Plugin } from 'vite'

/**
 * Reloads open pages when a file changes that only the server runs. Vite sends no update for such a
 * file, because static sections are not hydrated and have no module in the browser.
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
