import type { Clause } from '../../../../app/content/types.generated.ts'
import { clause } from '../authoring.ts'

/** Clauses 21 to 27: what each side answers for, and what happens when they disagree. */
export const agreementClauses: readonly Clause[] = [
  clause(
    'Warranties',
    'You warrant that what you told us at onboarding is true and stays true. We warrant that we hold the licence the service needs and run it with the care of a payment service provider.',
  ),
  clause(
    'Limitation of liability',
    'We answer for money we received and did not pass on, without limit. For other losses we answer up to the fees you paid in the twelve months before. Neither of us answers for profit not made. Nothing here limits what the law does not let us limit.',
  ),
  clause(
    'Indemnity',
    'If somebody claims from us because of what you sold, said or did, you take over the claim and its cost. If somebody claims from you because the service infringes their rights, we do.',
  ),
  clause(
    'Force majeure',
    'Neither of us answers for what neither could prevent: flood, fire, unrest, a failure of the national grid or of a submarine cable. Whoever is hit tells the other and starts again as soon as possible.',
  ),
  clause(
    'Notices',
    'We write to the e-mail address in your account; you write to [support@nsaa.example](mailto:support@nsaa.example) or to our office. A notice counts as received on the next working day.',
  ),
  clause(
    'Dispute resolution',
    'The parties will first try to settle any dispute amicably. If it is not settled **within 7 days** of written notice, it will be referred to a **single arbitrator** under the Alternative Dispute Resolution Act, 2010 (Act 798), whose decision is final. In short: we talk for 7 days, then one arbitrator decides.',
  ),
  clause(
    'Governing law',
    'The laws of the Republic of Ghana govern these terms. The arbitration is held in Accra, in English.',
  ),
]
