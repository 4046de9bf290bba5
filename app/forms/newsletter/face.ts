import type { BrowserForm, FormFace } from '../formDefinition.ts'

export const newsletterFace: FormFace<'email'> = {
  fieldNames: ['email'],
  notices: { invalid: 'Please enter your email', accepted: 'Thank you for subscribing' },
}

export const newsletterInBrowser: BrowserForm<'email'> = {
  ...newsletterFace,
  async loadCheck() {
    const { checkNewsletter } = await import('./check.ts')
    return checkNewsletter
  },
}
