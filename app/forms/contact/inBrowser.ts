import type { BrowserForm } from '../formDefinition.ts'
import { type ContactFieldName, contactFace } from './face.ts'

export const contactInBrowser: BrowserForm<ContactFieldName> = {
  ...contactFace,
  async loadCheck() {
    const { checkContact } = await import('./check.ts')
    return checkContact
  },
}
