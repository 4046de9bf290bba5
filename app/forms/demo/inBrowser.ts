import type { BrowserForm } from '../formDefinition.ts'
import { type DemoFieldName, type DemoKind, demoFaces } from './face.ts'

export function demoInBrowser(kind: DemoKind): BrowserForm<DemoFieldName> {
  return {
    ...demoFaces[kind],
    async loadCheck() {
      const { checkDemo } = await import('./check.ts')
      return checkDemo(kind)
    },
  }
}
