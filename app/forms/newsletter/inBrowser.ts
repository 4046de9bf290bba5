import type { BrowserForm } from '../formDefinition.ts'
import { newsletterFace } from './face.ts'

export const newsletterInBrowser: BrowserForm<'email'> = {
  ...newsletterFace,
  async loadCheck() {
    const { checkNewsletter } = await import('./check.ts')
    return checkNewsletter
  },
}
