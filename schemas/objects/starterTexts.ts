import { plainText } from '../../app/content/plainText.ts'

/**
 * What a page made from a starter says in search results until an editor has written it. The first
 * words mark the description; the rest says what to write.
 */
export const STARTER_DESCRIPTION = 'One sentence for search results:'
export const STARTER_TITLES = {
  product: 'New product',
  service: 'New service',
  campaign: 'New campaign',
  longForm: 'New long-form page',
  contact: 'New contact page',
}

/** Texts in the sections of a starter that say what to write in their place. */
export const PLACEHOLDERS = {
  product: {
    heading: 'What it does, in five words',
    lead: 'One sentence: who it is for, and what is different for them from the first day.',
    reasons: [
      {
        title: 'The strongest one',
        text: 'What customers mention first. Give a number if you have one.',
      },
      {
        title: 'The daily one',
        text: 'What it takes off a desk every morning, in one or two sentences.',
      },
      {
        title: 'The quiet one',
        text: 'What they never have to think about again once it runs.',
      },
    ],
    order:
      'Explain it in the order it happens. Start with what the customer does, and end with where the money goes.',
    quote: 'One sentence from a customer that no brochure would have written.',
    author: 'Name of the customer',
    role: 'What they do, and where',
    needs: 'List what the customer has to have, such as a business certificate or a bank account.',
    closing: 'The first step, in five words',
  },
  service: {
    heading: 'The service, in four words',
    lead: 'What you take care of, how long it takes, and what the customer has in the end.',
    work: 'The work in one sentence.',
    call: 'Describe the service as you would on the phone: what happens after the first call, who does it, and when the customer hears from us again.',
    price: 'Say what it costs, or what the price depends on. People who know that call sooner.',
    steps: [
      { title: 'The first day', text: 'What happens after the first call, and who does it.' },
      { title: 'The first week', text: 'What is set up and tried by then.' },
      {
        title: 'From then on',
        text: 'What runs by itself, and who answers when it does not.',
      },
    ],
    promise: 'The one promise you can keep on a bad day.',
    closing: 'What the customer should tell us',
  },
  campaign: {
    heading: 'One offer, said loudly',
    lead: 'Who it is for, what it saves them, and when it ends.',
    first: 'thing people get, named so that they want it.',
    second: 'the second, a little smaller than the first.',
    third: 'what makes it easy to say yes today.',
    rules: 'Who can take part, from which day to which, and where the rules are.',
    closing: 'Why today, in five words',
  },
  longForm: {
    heading: 'A headline that says what happened',
    opening:
      'The first paragraph, larger than the others: who, where, and why it matters to people who run a business in Ghana.',
    place:
      'Begin with a person and a place. A market at six in the morning says more than a market share.',
    subheading: 'A sub-heading for every third paragraph',
    sentences:
      'Short sentences carry long articles. One thought in each paragraph, and a number only where it surprises.',
    quote: 'The sentence you would read out to a colleague.',
    author: 'Who said it',
    role: 'What they do, and where',
    ending: 'End with what the reader can do now, and where to find out more.',
    checks: 'Have dates, names and numbers checked by a person who did not write the page.',
  },
  contact: {
    heading: 'Who answers, in four words',
    lead: 'Who answers, how soon, and what to have at hand.',
    help: 'What the help center answers, in one sentence.',
  },
  closing: 'Say who answers, and how soon.',
}

const TEXTS: ReadonlySet<string> = new Set([
  ...Object.values(STARTER_TITLES),
  ...textsIn(PLACEHOLDERS),
])

/**
 * Marks a text, or a block of Portable Text, that a starter has filled in. Use it as a warning.
 */
export function ownText(value: unknown): true | string {
  const text = typeof value === 'string' ? value : plainText([value])
  return TEXTS.has(text) || text.startsWith(STARTER_DESCRIPTION)
    ? 'This is the starter’s text. Write your own.'
    : true
}

function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)
}
