import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/**
 * Generates a component id for every styled component that is the same on the server and in the
 * browser; otherwise class names differ and hydration fails.
 */
export function styledComponentIds(): Plugin {
  return {
    name: 'styled-component-ids',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!/\/app\/.*\.tsx?$/.test(file) || !code.includes('styled-components')) return null
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [
          ['babel-plugin-styled-components', { ssr: true, displayName: false, pure: true }],
        ],
      })
      return result?.code ? { code: result.code, map: result.map ?? null } : null
    },
  }
}
