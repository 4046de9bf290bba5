import { bullets, clause } from '../authoring.ts'

/** Clauses 1 to 10: the account, and the money in it. */
export const accountClauses = [
  clause(
    'Definitions',
    '**We** and **Nsaa** are Nsaa Payments Limited, 14 Ring Road Close, Accra, licensed under the Payment Systems and Services Act, 2019 (Act 987). **You** are the business that signs.',
    'The **service** is what you order: collecting, paying out, and the products run on top of them. A **customer** pays you or is paid by you. A **rail** is the network a payment travels on: a wallet, a bank, a card scheme or GhIPSS. The **order form** is the paper both of us sign; where it and these terms disagree, the order form holds.',
  ),
  clause(
    'Acceptance of these terms',
    'By using the service you confirm that you have read these terms and that you have authority to bind your business. If you do not agree with them, do not use the service.',
    'We may change these terms. We write to you thirty days before a change applies; if you do not agree you may end the contract before that day, without cost. The date at the head of this page says when they last changed.',
  ),
  clause(
    'Who may use the service',
    'Businesses, schools, associations and public bodies that have passed our [merchant onboarding](/merchant-onboarding-policy), and the people they name as users. Users are over eighteen.',
  ),
  clause(
    'Your merchant account',
    'You choose who may see, who may pay and who must sign. What is done with a user’s sign-in counts as done by you, until you tell us to block it. We block it the hour you call.',
    'Each user signs in under a name of their own. You take the right away on the day somebody leaves.',
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
    'The fees stand in your order form. We take them from each payment or from the settlement, as agreed, and show them on their own line. Taxes and levies that the law puts on a payment are added. We announce a new fee thirty days before it applies. A fee once earned is not paid back when the payment is refunded, unless the order form says so.',
  ),
  clause(
    'Settlement',
    'We pay what we have collected for you, less fees, refunds and disputes, on the days in your order form. Days are working days in Ghana. The report that comes with a settlement names each payment in it. Tell us within thirty days if a line is wrong.',
    'Until it is settled, what we hold for you stands in an account at a bank, apart from our own money. It is not a deposit and earns you no interest.',
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
    'When a customer’s bank returns a direct debit, the sum goes back the same way and is taken from your next settlement.',
  ),
]
