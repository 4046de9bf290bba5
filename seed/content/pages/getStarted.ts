import type { Page } from '../../../app/content/types.generated.ts'
import { keyed, link, picture, type Seed } from '../authoring.ts'

export const getStarted: Seed<Page> = {
  _id: 'page-get-started',
  _type: 'page',
  title: 'Get started',
  path: '/get-started',
  sections: [
    {
      _type: 'hero',
      layout: 'notice',
      _key: 'notice',
      heading: 'Merchant onboarding is almost here',
      lead: 'We are still working on the experience. Until it is ready, a person will open your account with you, by phone or at your shop.',
      actions: keyed([link('Contact Sales', '/contact-us')]),
      picture: picture('hero-get-started'),
      listHeading: 'Have these near',
      list: [
        'Business registration certificate',
        'Ghana Card of each director',
        'A bank account in the business’s name',
      ],
    },
  ],
  seo: {
    _type: 'seo',
    title: 'Get started: merchant onboarding',
    description:
      'Merchant onboarding is almost here. Until then a person in Accra opens your account with you, by phone or at your shop. What to have near.',
    image: picture('og-get-started'),
  },
}
