import type { DemoForm, Page } from '../../../app/content/types.generated.ts'
import { picture, reference, type Seed } from '../authoring.ts'

const industries = ['Technology', 'Hospitality', 'Education', 'Finance', 'Other']

type Words = Pick<Seed<DemoForm>, 'heading' | 'lead' | 'recipient' | 'ground'>

/** `drawing` names the page’s artefact; its card is the same drawing. */
function demoPage(
  path: string,
  title: string,
  description: string,
  drawing: string,
  words: Words,
): Seed<Page> {
  return {
    _id: `page-${path.slice(1)}`,
    _type: 'page',
    title,
    path,
    parent: reference('page-value-added-services'),
    sections: [
      {
        _type: 'demoForm',
        _key: 'form',
        submitLabel: 'Request a Demo',
        industries,
        artefact: picture(drawing),
        ...words,
      },
    ],
    seo: { _type: 'seo', title, description, image: picture(`og-${drawing}`) },
  }
}

/** Where visitors ask to be shown a product; each is hung with what that product makes. */
export const demoPages: readonly Seed<Page>[] = [
  demoPage(
    '/schedule-pension-management-demo',
    'Pension Management System demo',
    'See a scheme’s contributions arrive, match to members and turn into statements. Ask for a demo of the Nsaa pension management system.',
    'demo-pension',
    {
      heading: 'See a month of contributions land',
      lead: 'Forty minutes on a call. Bring one employer’s schedule and watch it become members’ statements.',
      recipient: 'demo',
      ground: 'dew',
    },
  ),
  demoPage(
    '/schedule-banking-demo',
    'Core Banking demo',
    'Watch a branch day open, post and balance on the Nsaa core banking system. Ask for a demo for your bank, savings and loans or microfinance company.',
    'demo-banking',
    {
      heading: 'See a branch day balance',
      lead: 'An hour on a call. We open a day, post deposits and loans, and close it to the pesewa.',
      recipient: 'demo',
      ground: 'indigo',
    },
  ),
  demoPage(
    '/schedule-school-billing-demo',
    'School Billing & Payments demo',
    'Send last semester’s fee list and see it billed, paid in parts and receipted. Ask for a demo of Nsaa school billing and payments.',
    'demo-school',
    {
      heading: 'See it with your own fee list',
      lead: 'Forty minutes on a call. Send us last semester’s list and we will load it before we meet.',
      recipient: 'demo',
      ground: 'raffia',
    },
  ),
  demoPage(
    '/schedule-aslan-demo',
    'Aslan demo',
    'See a savings group pay in, lend and share out from any phone. Ask for a demo of Aslan, the Nsaa product for savings groups.',
    'demo-aslan',
    {
      heading: 'See a group’s box fill up',
      lead: 'Half an hour on a call. Bring a group of any size; we pay in by USSD, lend, and share out.',
      recipient: 'demo',
      ground: 'ink',
    },
  ),
  demoPage(
    '/request-vas-demo',
    'Value Added Services demo',
    'Pensions, core banking, savings groups, school billing and USSD: tell us what you run, and ask for a demo of the Nsaa services that fit it.',
    'demo-services',
    {
      heading: 'See the services you would use',
      lead: 'Tell us what you run. We will show you pensions, banking, savings groups, schools or USSD, and leave out the rest.',
      recipient: 'vasDemo',
      ground: 'gold',
    },
  ),
]
