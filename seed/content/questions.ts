import type { FaqItem } from '../../app/content/types.generated.ts'
import { formattedText, link, type Seed } from './authoring.ts'

const questions: readonly Omit<Seed<FaqItem>, '_type' | 'order'>[] = [
  {
    _id: 'faqItem-no-smartphone',
    question: 'How do customers without a smartphone pay?',
    answer:
      'They dial *789#, choose your business and approve with their PIN. It works on any phone and needs no data.',
    link: link('Contact us to put your business on the menu', '/contact-us'),
  },
  {
    _id: 'faqItem-start',
    question: 'How do I start taking payments with Nsaa?',
    answer:
      'Call or write to us. A person in Accra asks what you sell and how money reaches you today, then sends a list of papers: your registration, an ID for each owner, proof of address and a settlement account in the business’s name.',
    link: link('Contact sales', '/contact-us'),
  },
  {
    _id: 'faqItem-methods',
    question: 'Which wallets, banks and cards can my customers use?',
    answer:
      'Mobile money wallets of the networks in Ghana, accounts at banks connected to GhIPSS, and Visa, Mastercard and gh-link cards. You get one balance and one report for all of them.',
    link: link('Ask about a method you need', '/contact-us'),
  },
  {
    _id: 'faqItem-settlement',
    question: 'When does money reach my account?',
    answer:
      'On the settlement days written in your contract, counted in working days. The report names every payment inside each settlement, so your books and ours can be compared line by line.',
    link: link('Talk to us about settlement', '/contact-us'),
  },
  {
    _id: 'faqItem-testing',
    question: 'Can I try the API before I sign?',
    answer:
      'Yes. We give you test keys, test wallets and test cards. Nothing in the test environment moves money, and the answers look the same as the real ones.',
    link: link('Ask for test keys', '/contact-us'),
  },
  {
    _id: 'faqItem-stuck',
    question: 'Who do I call when a payment is stuck?',
    answer:
      'The office line, from 8AM to 5PM GMT on working days. Have the reference from the SMS at hand. Outside those hours write to support; we answer in the order messages came in.',
    link: link('See all ways to reach us', '/contact-us'),
  },
]

export const faqItems: readonly Seed<FaqItem>[] = questions.map((question, index) => ({
  ...question,
  answerText: formattedText(question.answer ?? ''),
  _type: 'faqItem',
  order: (index + 1) * 10,
}))
