import type { Clause } from '../../../../app/content/types.generated.ts'
import { bullets, clause } from '../authoring.ts'

/** Clauses 1 to 10: the account, and the money in it. */
export const accountClauses: readonly Clause[] = [
  clause(
    'Definitions',
    '**We** and **Nsaa** are Nsaa Payments Limited, 14 Ring Road Close, Accra. **You** are the business that signs. The **service** is what you order: collecting, paying out, and the products run on top of them. A **customer** pays you or is paid by you.',
  ),
  clause(
    'Acceptance of these terms',
    'By using the service you confirm that you have read these terms and that you have authority to bind your business. If you do not agree with them, do not use the service.',
  ),
  clause(
    'Who may use the service',
    'Businesses, schools, associations and public bodies that have passed our [merchant onboarding](/merchant-onboarding-policy), and the people they name as users. Users are over eighteen.',
  ),
  clause(
    'Your merchant account',
    'You choose who may see, who may pay and who must sign. What is done with a user’s sign-in counts as done by you, until you tell us to block it. We block it the hour you call.',
  ),
  clause(
    'Verification and records',
    'We keep records of your application and transactions for **at least five years**, as the law requires. You agree to tell us when your ownership, address or line of business changes. We ask for:',
    bullets(
      'the certificate of incorporation or registration',
      'identification for each director and beneficial owner',
      'proof of address and a settlement account in the business’s name',
    ),
  ),
  clause(
    'Fees and taxes',
    'The fees stand in your order form. We take them from each payment or from the settlement, as agreed, and show them on their own line. Taxes and levies that the law puts on a payment are added. We announce a new fee thirty days before it applies.',
  ),
  clause(
    'Settlement',
    'We pay what we have collected for you, less fees, refunds and disputes, on the days in your order form. Days are working days in Ghana. The report that comes with a settlement names each payment in it. Tell us within thirty days if a line is wrong.',
  ),
  clause(
    'Reserves and holds',
    'We may hold part of a settlement when disputes rise, when goods are paid long before delivery, or when a payment looks like fraud. We tell you the sum, the reason and the day we look again, unless the law forbids it.',
  ),
  clause(
    'Refunds',
    'Approved refunds are made **within seven business days after return approval**. Refunds for cancelled orders are made **within five business days**. You acknowledge a cancellation **within 48 hours**. The [refund and chargeback policy](/refund-and-chargeback-policy) is part of these terms.',
  ),
  clause(
    'Chargebacks',
    'When a bank takes a card payment back, you bear the sum and the bank’s fee. We pass on your evidence if it reaches us by the date we name, and the bank’s decision is final between us.',
  ),
]
