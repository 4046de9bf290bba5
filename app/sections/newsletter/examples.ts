import type { SectionData } from '../types.ts'

export const newsletterExamples: readonly SectionData<'newsletter'>[] = [
  {
    _type: 'newsletter',
    lead: 'Once a month, what changed.',
    layout: null,
    anchor: null,
    ground: null,
    _key: 'with-dialog',
    heading: 'News from Nsaa, when there is some',
    placeholder: 'Enter your email',
    submitLabel: 'Subscribe',
    wording: null,
    invitation: {
      heading: 'Stay in the weave',
      lead: 'New services, changed fees and the odd story from a market.',
      thanksHeading: 'Thank you for subscribing',
      thanksText: 'Check your email for our latest Newsletter updates.',
      picture: null,
      smallPicture: null,
    },
  },
  {
    _type: 'newsletter',
    lead: null,
    layout: null,
    anchor: 'newsletter',
    ground: null,
    _key: 'bare',
    heading: 'News',
    placeholder: null,
    submitLabel: 'Subscribe',
    wording: null,
    invitation: null,
  },
]
