import type { Newsletter } from '../../app/content/types.generated.ts'
import type { Seed } from './authoring.ts'

/** The newsletter block, the same on every page. */
export const newsletter: Seed<Newsletter> & { _key: string } = {
  _type: 'newsletter',
  _key: 'newsletter',
  heading: 'News from Nsaa, when there is some',
  placeholder: 'Enter your email',
  submitLabel: 'Subscribe',
}

/** The block of the page that menu entries lead to for the newsletter: with the dialog. */
export const newsletterWithInvitation: typeof newsletter = {
  ...newsletter,
  invitation: {
    heading: 'Stay in the weave',
    lead: 'New services, changed fees and the odd story from a market. You can leave with one click.',
    thanksHeading: 'Thank you for subscribing',
    thanksText: 'Check your email for our latest Newsletter updates.',
  },
}
