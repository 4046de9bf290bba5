import type { Page } from '../../../app/content/types.generated.ts'
import { keyed, picture, type Seed } from '../authoring.ts'
import { newsletterWithInvitation } from '../newsletter.ts'

export const helpCenter: Seed<Page> = {
  _id: 'page-help-center',
  _type: 'page',
  title: 'Help center',
  path: '/help-center',
  sections: [
    ...keyed([
      {
        _type: 'contactDetails' as const,
        heading: 'Help is a short call away',
        officeLabel: 'Office',
        salesLabel: 'Sales',
        mapsLabel: 'Open in maps',
      },
      {
        _type: 'questions' as const,
        heading: 'Asked most weeks',
        cloth: picture('cloth-help'),
        picture: picture('phone-ussd'),
      },
    ]),
    newsletterWithInvitation,
  ],
  seo: {
    _type: 'seo',
    image: picture('og-help'),
    title: 'Help center',
    description:
      'Telephone, e-mail and office of Nsaa in Accra, open 8AM to 5PM GMT on working days, and answers to the six questions people ask most weeks.',
  },
}
