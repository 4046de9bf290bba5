import type { Page } from '../../../app/content/types.generated.ts'
import { link, picture, type Seed } from '../authoring.ts'

export const contact: Seed<Page> = {
  _id: 'page-contact-us',
  _type: 'page',
  title: 'Contact Us',
  path: '/contact-us',
  sections: [
    {
      _type: 'contactForm',
      _key: 'form',
      heading: 'Talk to a person',
      lead: 'No ticket numbers. A person in Accra reads it and answers the same working day.',
      jumpLabel: 'Send Us a Message',
      phoneLabel: 'Phone',
      emailLabel: 'Email',
      hoursLabel: 'Hours',
      addressLabel: 'Office',
      mapsLabel: 'Open in maps',
      agreement: 'I agree to the',
      policy: link('privacy policy', '/terms-and-conditions#privacy-policy'),
      submitLabel: 'Send message',
    },
  ],
  seo: {
    _type: 'seo',
    image: picture('og-contact'),
    title: 'Contact Us',
    description:
      'Write to Nsaa, call the office or sales in Accra, or find us on the map. A person answers from 8AM to 5PM GMT on working days.',
  },
}
