import { bullets, clause } from '../authoring.ts'

/** Clauses 11 to 20: using the service, and ending it. */
export const serviceClauses = [
  clause(
    'Prohibited activities',
    'You do not use the service:',
    bullets(
      'for anything the laws of Ghana forbid',
      'to launder money, finance terrorism or get round sanctions',
      'for a business other than the one we took on, or on behalf of one we have not',
      'to test stolen cards or wallets',
    ),
  ),
  clause(
    'Your customers',
    'You sell, deliver and answer your customers’ questions. You show them your name, your prices and your [return and delivery terms](/return-and-delivery-policy) before they pay. You do not charge more because somebody pays through us.',
    'You answer a complaint within five working days. If it is about the payment itself, pass it on to us with the reference; we answer you and the customer.',
  ),
  clause(
    'Intellectual property',
    'The service, its name and its drawings stay ours; your name and your data stay yours. While the contract runs each of us may show the other’s name and mark to say that we work together.',
  ),
  clause(
    'API and credentials',
    'Keys are for your servers, never for a web page or an app. You replace a key the day you think somebody else has seen it. We may slow calls down that endanger others, and tell you when we do.',
  ),
  clause(
    'Data protection',
    'Each of us keeps the Data Protection Act, 2012 (Act 843). For your customers’ payments we are a controller where the law gives us duties of our own, and otherwise work for you. The [privacy policy](#privacy-policy) says what we keep. You use what our reports tell you about customers for their payments and for nothing else.',
  ),
  clause(
    'Security duties',
    'You never store a card’s security code or anybody’s PIN. You tell us within a day when personal data or keys may have been seen by others; we do the same for you. If you take cards on a page of your own, you keep the card industry’s security standard (PCI DSS) and show us each year that you do.',
  ),
  clause(
    'Service availability',
    'We watch the service day and night and publish interruptions. The rails of banks, networks and GhIPSS are not ours: when one is down we say so and offer another where there is one.',
  ),
  clause(
    'Changes to the service',
    'We announce changes that need work on your side at least ninety days ahead, except those that the law or security demands sooner. Old versions of the API run until the day announced.',
  ),
  clause(
    'Suspension',
    'We may suspend the service when the law or the central bank demands it, when fraud is likely, or when fees stay unpaid for thirty days after a reminder. We tell you what would lift it.',
  ),
  clause(
    'Termination',
    'Either of us may end the contract with thirty days’ written notice, and at once when the other breaks it badly and does not mend it within fourteen days. We settle what is owed after refunds and disputes that are still open. See the [cancellation policy](/cancellation-policy).',
    'Clauses that are meant to outlast the contract do: records, data protection, liability, indemnity and disputes.',
  ),
]
