import { keyed } from '../authoring.ts'
import { policy } from './policy.ts'
import { privacy } from './privacy.ts'
import { accountClauses } from './termsAccount.ts'
import { agreementClauses } from './termsAgreement.ts'
import { serviceClauses } from './termsService.ts'

export const terms = policy({
  slug: 'terms-and-conditions',
  order: 50,
  title: 'Terms and Conditions',
  intro: 'The agreement between Nsaa Payments Limited and the businesses that use its services.',
  drawing: 'policy-terms',
  description:
    'The agreement between Nsaa Payments Limited and the businesses that use its services, in 27 clauses, and our privacy policy.',
  clauses: keyed([...accountClauses, ...serviceClauses, ...agreementClauses]),
  privacy,
})
