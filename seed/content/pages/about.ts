import type { Page } from '../../../app/content/types.generated.ts'
import { file, keyed, link, picture, type Seed } from '../authoring.ts'

export const about: Seed<Page> = {
  _id: 'page-about-us',
  _type: 'page',
  title: 'About Us',
  path: '/about-us',
  sections: keyed([
    {
      _type: 'hero',
      layout: 'company',
      heading: 'Cloth people can check',
      lead: 'Nsaa is a hand-woven cloth, and the symbol for knowing the real thing when you see it. Turn it over and the back is as clean as the front. We think payment records should be made the same way.',
      text: 'Nsaa Payments Limited is a payment service provider in Accra, licensed by the central bank in May 2023 as an enhanced payment service provider. We build the rails that merchants, banks, schools and pension trustees use to collect, hold and send money in Ghana.',
      actions: keyed([
        {
          _type: 'link',
          label: 'Download Company Profile',
          file: file('company-profile'),
          newTab: true,
        },
        link('Join Our Team', '/careers'),
      ]),
      picture: picture('band-about'),
    },
    {
      _type: 'leadership',
      heading: 'Who signs for it',
      readLabel: 'Read bio',
      profileLabel: 'Professional profile',
      emptyBiography: 'No biography available.',
    },
    {
      _type: 'testimonialSlider',
      heading: 'What our customers say',
    },
  ]),
  seo: {
    _type: 'seo',
    image: picture('og-about'),
    title: 'About Us',
    description:
      'Nsaa Payments Limited, Accra: licensed by the central bank in May 2023 as an enhanced payment service provider. Who we are, and who signs for it.',
  },
}
