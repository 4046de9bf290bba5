/**
 * Starters of pages: sections in a proven order, with placeholder text. The text explains what to
 * write in its place and reads like a finished page. Every starter is valid, so that an editor can
 * preview it before writing anything; its texts for search results have a warning until they are
 * replaced.
 */
import type { Page } from '../../app/content/types.generated.ts'
import { STARTER_DESCRIPTION, STARTER_TITLES } from '../../schemas/objects/starterTexts.ts'
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
  { name: 'article', title: 'Long-form page', begin: article },
  { name: 'contact', title: 'Contact page', begin: contact },
]

function product(parts: StartingParts): StartedPage {
  const cloth = parts.cloth('cloth-hero')
  return {
    title: STARTER_TITLES.product,
    path: parts.freePath('/new-product'),
    schemaKind: 'Product',
    sections: [
      {
        _type: 'hero',
        _key: 'opening',
        layout: 'hanging',
        heading: 'What it does, in five words',
        lead: 'One sentence: who it is for, and what is different for them from the first day.',
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
        items: features({
          'The strongest one': 'What customers mention first. Give a number if you have one.',
          'The daily one': 'What it takes off a desk every morning, in one or two sentences.',
          'The quiet one': 'What they never have to think about again once it runs.',
        }),
      },
      {
        _type: 'textBlock',
        _key: 'how',
        layout: 'beside',
        ground: 'raffia',
        heading: 'How it works',
        body: paragraphs(
          'Explain it in the order it happens. Start with what the customer does, and end with where the money goes.',
          '# What you need',
          'A business certificate, a bank account, and a person who can answer questions on the first day.',
        ),
      },
      {
        _type: 'quotation',
        _key: 'voice',
        layout: 'large',
        quote: 'One sentence from a customer that no brochure would have written.',
        author: 'Name of the customer',
        role: 'What they do, and where',
      },
      { _type: 'questions', _key: 'questions', heading: 'Questions we are asked' },
      closing(parts, 'Take the first payment this week'),
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
    path: parts.freePath('/new-service'),
    schemaKind: 'Service',
    sections: [
      {
        _type: 'hero',
        _key: 'opening',
        layout: 'threads',
        heading: 'The service, in four words',
        lead: 'What you take care of, how long it takes, and what the customer has in the end.',
        actions: parts.links('Contact Sales', '/contact-us'),
        ...(cloth && { picture: cloth }),
      },
      {
        _type: 'textBlock',
        _key: 'what',
        layout: 'beside',
        heading: 'What we do for you',
        lead: 'The work in one sentence.',
        body: paragraphs(
          'Describe the service as you would on the phone: what happens after the first call, who does it, and when the customer hears from us again.',
          'Say what it costs, or what the price depends on. People who know that call sooner.',
        ),
      },
      {
        _type: 'features',
        _key: 'steps',
        layout: 'ladder',
        heading: 'From the first call to the first payment',
        items: features({
          'Day one': 'We listen, and write down what you need.',
          'The first week': 'We set it up and try it with you.',
          'From then on': 'It runs. A person in Accra answers when it does not.',
        }),
      },
      {
        _type: 'statement',
        _key: 'promise',
        layout: 'large',
        ground: 'gold',
        heading: 'Our promise',
        words: paragraphs('The one promise you can keep on a bad day.'),
      },
      closing(parts, 'Tell us what you need'),
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
        heading: 'One offer, said loudly',
        lead: 'Who it is for, what it saves them, and when it ends.',
        ...(cloth && { picture: cloth }),
      },
      {
        _type: 'features',
        _key: 'offer',
        layout: 'leadingWord',
        heading: 'What is in it',
        items: features({
          First: 'thing people get, named so that they want it.',
          Then: 'the second, a little smaller than the first.',
          Also: 'what makes it easy to say yes today.',
        }),
      },
      {
        _type: 'statement',
        _key: 'deadline',
        layout: 'underlined',
        heading: 'The small print, in large letters',
        words: paragraphs('Who can take part, from which day to which, and where the rules are.'),
      },
      closing(parts, 'Say yes before it ends'),
    ],
    seo: {
      _type: 'seo',
      title: STARTER_TITLES.campaign,
      description: `${STARTER_DESCRIPTION} what the offer is, for whom, and until which day it lasts.`,
    },
  }
}

function article(parts: StartingParts): StartedPage {
  const band = parts.cloth('band-about')
  return {
    title: STARTER_TITLES.article,
    path: parts.freePath('/new-long-form-page'),
    sections: [
      {
        _type: 'hero',
        _key: 'opening',
        layout: 'company',
        heading: 'A headline that says what happened',
        text: 'The first paragraph, larger than the others: who, where, and why it matters to people who run a business in Ghana.',
        ...(band && { picture: band }),
      },
      {
        _type: 'textBlock',
        _key: 'story',
        layout: 'column',
        heading: 'Where it began',
        body: paragraphs(
          'Begin with a person and a place. A market at six in the morning says more than a market share.',
          '# A sub-heading for every third paragraph',
          'Short sentences carry long articles. One thought in each paragraph, and a number only where it surprises.',
        ),
      },
      {
        _type: 'quotation',
        _key: 'voice',
        layout: 'large',
        ground: 'dew',
        quote: 'The sentence you would read out to a colleague.',
        author: 'Who said it',
        role: 'What they do, and where',
      },
      {
        _type: 'textBlock',
        _key: 'end',
        layout: 'column',
        heading: 'What comes next',
        body: paragraphs(
          'End with what the reader can do now, and where to find out more.',
          'Dates, names and numbers are checked by a person who did not write the article.',
        ),
      },
      closing(parts, 'Questions about this article?'),
    ],
    seo: {
      _type: 'seo',
      title: STARTER_TITLES.article,
      description: `${STARTER_DESCRIPTION} what the article says, who it is about, and what is new.`,
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
        heading: 'Talk to a person',
        lead: 'Who answers, how soon, and what to have at hand.',
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
      { _type: 'questions', _key: 'questions', heading: 'Answers that need no call' },
      {
        _type: 'buttons',
        _key: 'help',
        layout: 'beside',
        ground: 'raffia',
        heading: 'More answers',
        lead: 'Guides and a phone number for the shop floor.',
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
    lead: 'A person in Accra answers the same working day.',
    actions: parts.links('Contact Sales', '/contact-us'),
  }
}
