/**
 * Starters of pages: sections in a proven order, with placeholder text. The text explains what to
 * write in its place and promises nothing. Every starter is valid, so that an editor can preview it
 * after the first change; placeholders have a warning until they are replaced.
 */
import type { Page } from '../../app/content/types.generated.ts'
import {
  PLACEHOLDERS,
  STARTER_DESCRIPTION,
  STARTER_TITLES,
} from '../../schemas/objects/starterTexts.ts'
import { features, paragraphs, type StartingParts } from './startingParts.ts'

type Section = NonNullable<Page['sections']>[number]
type StartedPage = Pick<Page, 'title' | 'path' | 'sections' | 'schemaKind' | 'seo'>

interface Starter {
  /** Of its template, after `page-`. */
  name: string
  title: string
  begin(parts: StartingParts): StartedPage
}

export const starters: readonly Starter[] = [
  { name: 'product', title: 'Product page', begin: product },
  { name: 'service', title: 'Service page', begin: service },
  { name: 'campaign', title: 'Campaign page', begin: campaign },
  { name: 'longForm', title: 'Long-form page', begin: longForm },
  { name: 'contact', title: 'Contact page', begin: contact },
]

function product(parts: StartingParts): StartedPage {
  const cloth = parts.cloth('cloth-hero')
  return {
    title: STARTER_TITLES.product,
    path: parts.freePath('/products/new-product'),
    schemaKind: 'Product',
    sections: [
      {
        _type: 'hero',
        _key: 'opening',
        layout: 'hanging',
        heading: PLACEHOLDERS.product.heading,
        lead: PLACEHOLDERS.product.lead,
        actions: [
          ...parts.links('Contact Sales', '/contact-us'),
          ...parts.links('Get Started', '/get-started'),
        ],
        ...(cloth && { picture: cloth }),
      },
      {
        _type: 'features',
        _key: 'reasons',
        layout: 'steps',
        heading: 'Three reasons to choose it',
        items: features(PLACEHOLDERS.product.reasons),
      },
      {
        _type: 'textBlock',
        _key: 'how',
        layout: 'beside',
        ground: 'raffia',
        heading: 'How it works',
        body: paragraphs(PLACEHOLDERS.product.order, '# What you need', PLACEHOLDERS.product.needs),
      },
      {
        _type: 'quotation',
        _key: 'voice',
        layout: 'large',
        quote: PLACEHOLDERS.product.quote,
        author: PLACEHOLDERS.product.author,
        role: PLACEHOLDERS.product.role,
      },
      { _type: 'questions', _key: 'questions', heading: 'Questions we are asked' },
      closing(parts, PLACEHOLDERS.product.closing),
    ],
    seo: {
      _type: 'seo',
      title: STARTER_TITLES.product,
      description: `${STARTER_DESCRIPTION} what the product does, for whom, and why with Nsaa.`,
    },
  }
}

function service(parts: StartingParts): StartedPage {
  const cloth = parts.cloth('hero-article')
  return {
    title: STARTER_TITLES.service,
    path: parts.freePath('/services/new-service'),
    schemaKind: 'Service',
    sections: [
      {
        _type: 'hero',
        _key: 'opening',
        layout: 'threads',
        heading: PLACEHOLDERS.service.heading,
        lead: PLACEHOLDERS.service.lead,
        actions: parts.links('Contact Sales', '/contact-us'),
        ...(cloth && { picture: cloth }),
      },
      {
        _type: 'textBlock',
        _key: 'what',
        layout: 'beside',
        heading: 'What we do for you',
        lead: PLACEHOLDERS.service.work,
        body: paragraphs(PLACEHOLDERS.service.call, PLACEHOLDERS.service.price),
      },
      {
        _type: 'features',
        _key: 'steps',
        layout: 'ladder',
        heading: 'Step by step',
        items: features(PLACEHOLDERS.service.steps),
      },
      {
        _type: 'statement',
        _key: 'promise',
        layout: 'large',
        ground: 'gold',
        heading: 'Our promise',
        words: paragraphs(PLACEHOLDERS.service.promise),
      },
      closing(parts, PLACEHOLDERS.service.closing),
    ],
    seo: {
      _type: 'seo',
      title: STARTER_TITLES.service,
      description: `${STARTER_DESCRIPTION} what the service includes, how long it takes, and for whom.`,
    },
  }
}

function campaign(parts: StartingParts): StartedPage {
  const cloth = parts.cloth('hero-hub')
  return {
    title: STARTER_TITLES.campaign,
    path: parts.freePath('/new-campaign'),
    sections: [
      {
        _type: 'hero',
        _key: 'opening',
        layout: 'startup',
        heading: PLACEHOLDERS.campaign.heading,
        lead: PLACEHOLDERS.campaign.lead,
        ...(cloth && { picture: cloth }),
      },
      {
        _type: 'features',
        _key: 'offer',
        layout: 'leadingWord',
        heading: 'What is in it',
        items: features([
          { title: 'First', text: PLACEHOLDERS.campaign.first },
          { title: 'Then', text: PLACEHOLDERS.campaign.second },
          { title: 'Also', text: PLACEHOLDERS.campaign.third },
        ]),
      },
      {
        _type: 'statement',
        _key: 'deadline',
        layout: 'underlined',
        heading: 'The rules',
        words: paragraphs(PLACEHOLDERS.campaign.rules),
      },
      closing(parts, PLACEHOLDERS.campaign.closing),
    ],
    seo: {
      _type: 'seo',
      title: STARTER_TITLES.campaign,
      description: `${STARTER_DESCRIPTION} what the offer is, for whom, and until which day it lasts.`,
    },
  }
}

function longForm(parts: StartingParts): StartedPage {
  const band = parts.cloth('band-about')
  return {
    title: STARTER_TITLES.longForm,
    path: parts.freePath('/new-long-form-page'),
    sections: [
      {
        _type: 'hero',
        _key: 'opening',
        layout: 'company',
        heading: PLACEHOLDERS.longForm.heading,
        text: PLACEHOLDERS.longForm.opening,
        ...(band && { picture: band }),
      },
      {
        _type: 'textBlock',
        _key: 'story',
        layout: 'column',
        heading: 'Where it began',
        body: paragraphs(
          PLACEHOLDERS.longForm.place,
          `# ${PLACEHOLDERS.longForm.subheading}`,
          PLACEHOLDERS.longForm.sentences,
        ),
      },
      {
        _type: 'quotation',
        _key: 'voice',
        layout: 'large',
        ground: 'dew',
        quote: PLACEHOLDERS.longForm.quote,
        author: PLACEHOLDERS.longForm.author,
        role: PLACEHOLDERS.longForm.role,
      },
      {
        _type: 'textBlock',
        _key: 'end',
        layout: 'column',
        heading: 'What comes next',
        body: paragraphs(PLACEHOLDERS.longForm.ending, PLACEHOLDERS.longForm.checks),
      },
      closing(parts, 'Questions about this page?'),
    ],
    seo: {
      _type: 'seo',
      title: STARTER_TITLES.longForm,
      description: `${STARTER_DESCRIPTION} what the page says, who it is about, and what is new.`,
    },
  }
}

function contact(parts: StartingParts): StartedPage {
  const [policy] = parts.links('privacy policy', '/terms-and-conditions', 'privacy-policy')
  return {
    title: STARTER_TITLES.contact,
    path: parts.freePath('/new-contact'),
    sections: [
      {
        _type: 'contactForm',
        _key: 'form',
        heading: PLACEHOLDERS.contact.heading,
        lead: PLACEHOLDERS.contact.lead,
        jumpLabel: 'Send Us a Message',
        phoneLabel: 'Phone',
        emailLabel: 'Email',
        hoursLabel: 'Hours',
        addressLabel: 'Office',
        mapsLabel: 'Open in maps',
        agreement: 'I agree to the',
        ...(policy && { policy }),
        submitLabel: 'Send message',
      },
      { _type: 'questions', _key: 'questions', heading: 'Questions we are asked' },
      {
        _type: 'buttons',
        _key: 'help',
        layout: 'beside',
        ground: 'raffia',
        heading: 'More answers',
        lead: PLACEHOLDERS.contact.help,
        actions: parts.links('Help center', '/help-center'),
      },
    ],
    seo: {
      _type: 'seo',
      title: STARTER_TITLES.contact,
      description: `${STARTER_DESCRIPTION} how to reach the team, at which hours, and who answers.`,
    },
  }
}

/** The last section of most pages: one thing to do. */
function closing(parts: StartingParts, heading: string): Section {
  return {
    _type: 'buttons',
    _key: 'closing',
    layout: 'beside',
    ground: 'ink',
    heading,
    lead: PLACEHOLDERS.closing,
    actions: parts.links('Contact Sales', '/contact-us'),
  }
}
