import type { Page } from '../../../app/content/types.generated.ts'
import { keyed, picture, type Seed } from '../authoring.ts'

/** Apart from the rest of the site: a frame of its own, and a form that another service holds. */
export const innovationHub: Seed<Page> = {
  _id: 'page-innovation-hub',
  _type: 'page',
  title: 'Innovation hub',
  path: '/innovation-hub',
  standalone: {
    _type: 'standalone',
    email: 'hub@nsaa.example',
    ground: 'signal',
    copyrightYear: 2025,
  },
  sections: keyed([
    {
      _type: 'hero',
      layout: 'startup',
      heading: 'An innovation hub for startups',
      lead: 'For founders in Ghana who move money: somewhere to ask, test and be told no early.',
      picture: picture('hero-hub'),
    },
    {
      _type: 'features',
      layout: 'strips',
      heading: 'What you get at the table',
      items: keyed([
        {
          _type: 'feature',
          title: 'Legal, compliance and regulatory support',
          text: 'Which licence you need, which you do not, and what the central bank will ask.',
          picture: picture('cloth-startup-1'),
        },
        {
          _type: 'feature',
          title: 'Business advisory',
          text: 'An hour a week with somebody who has run a till, a ledger or a settlement account.',
          picture: picture('cloth-startup-2'),
        },
        {
          _type: 'feature',
          title: 'Discounted payment solutions',
          text: 'The same rails as everybody, at a price a pilot can carry.',
          picture: picture('cloth-startup-3'),
        },
        {
          _type: 'feature',
          title: 'Investment opportunities',
          text: 'Introductions once the numbers are yours and they add up.',
          picture: picture('cloth-startup-4'),
        },
      ]),
    },
    {
      _type: 'embeddedForm',
      heading: 'Ask for a seat',
      address: '/hub-form.html',
      title: 'Application to the innovation hub',
      heightPx: 320,
      directLabel: 'Open the form on its own',
      placeholderHeading: 'No form is connected yet',
      placeholderText:
        'The application form will stand here once it is chosen. Until then, write to hub@nsaa.example and say in five lines what you are building and where the money moves.',
    },
  ]),
  seo: {
    _type: 'seo',
    image: picture('og-hub'),
    title: 'Innovation hub for startups',
    description:
      'For founders in Ghana who move money: regulatory support, business advice, discounted payment services and introductions to investors.',
  },
}
