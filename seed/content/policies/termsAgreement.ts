import { clause } from '../authoring.ts'

/** Clauses 21 to 27: what each side answers for, and what happens when they disagree. */
export const agreementClauses = [
  clause(
    'Warranties',
    'You warrant that what you told us at onboarding is true and stays true. We warrant that we hold the licence the service needs under the Payment Systems and Services Act, 2019 (Act 987), and run it with the care of a payment service provider.',
    'We do not warrant that a rail we do not run will always answer.',
  ),
  clause(
    'Limitation of liability',
    'We answer for money we received and did not pass on, without limit. For other losses we answer up to the fees you paid in the twelve months before. Neither of us answers for profit not made. Nothing here limits what the law does not let us limit, and nothing limits what either of us did on purpose.',
  ),
  clause(
    'Indemnity',
    'If somebody claims from us because of what you sold, said or did, you take over the claim and its cost. If somebody claims from you because the service infringes their rights, we do. Whoever asks to be held free tells the other at once and settles nothing alone.',
  ),
  clause(
    'Force majeure',
    'Neither of us answers for what neither could prevent: flood, fire, unrest, a failure of the national grid or of a submarine cable. Whoever is hit tells the other and starts again as soon as possible.',
  ),
  clause(
    'Notices',
    'We write to the e-mail address in your account; you write to [support@nsaa.example](mailto:support@nsaa.example) or to our office. A notice counts as received on the next working day. Keep the address in your account up to date; what we send there counts as sent.',
  ),
  clause(
    'Dispute resolution',
    'The parties will first try to settle any dispute amicably. If it is not settled **within 7 days** of written notice, it will be referred to a **single arbitrator** under the Alternative Dispute Resolution Act, 2010 (Act 798), whose decision is final. In short: we talk for 7 days, then one arbitrator decides.',
    'The parties choose the arbitrator together. If they have not done so fourteen days after the matter was referred, the Ghana Arbitration Centre appoints one. Until the decision each side goes on with what it owes the other. Either may still ask a court for an order that cannot wait.',
  ),
  clause(
    'Governing law',
    'The laws of the Republic of Ghana govern these terms. The arbitration is held in Accra, in English. If a clause turns out not to hold in law, the others stay.',
  ),
]
