import { bullets, clause, keyed } from '../authoring.ts'
import { policy } from './policy.ts'

export const onboardingPolicy = policy({
  slug: 'merchant-onboarding-policy',
  order: 10,
  title: 'Merchant Onboarding Policy',
  intro:
    'Whom we take on, what we ask for, and what we check before the first payment and afterwards.',
  drawing: 'policy-onboarding',
  description:
    'Which papers a business brings to take payments with Nsaa, what we check before the first payment, and how long records are kept.',
  keyFigures: [
    ['5 years', 'we keep the records of an application, at least'],
    ['Every year', 'this policy, and each merchant’s file, is reviewed'],
  ],
  clauses: keyed([
    clause(
      'Who may apply',
      'Businesses, schools, associations and public bodies registered in Ghana, and sole traders who are over eighteen. The person who applies must have the authority to sign for the business.',
    ),
    clause(
      'What we ask for',
      'Bring these papers, or send copies:',
      bullets(
        'the certificate of incorporation or registration, and the certificate to commence business where there is one',
        'the tax identification number',
        'the Ghana Card, or a passport for people from abroad, of each director, signatory and beneficial owner',
        'proof of address, not older than three months',
        'a settlement account or wallet in the name of the business',
      ),
    ),
    clause(
      'Regulated trades',
      'Banks, savings and loans companies, insurers, pension trustees, pharmacies, lotteries and betting companies also show the licence of their regulator. We check it with the regulator.',
    ),
    clause(
      'What we check',
      'We compare names and numbers with the registers they come from, look for the people behind the business on sanctions lists, and ask where the money comes from and where it goes. This is required by the Anti-Money Laundering Act, 2020 (Act 1044).',
    ),
    clause(
      'Risk and limits',
      'Each merchant is rated low, medium or high risk. The rating sets the daily limit, how often we look again, and whether a reserve is held. We tell you the limit in writing, and what would raise it.',
    ),
    clause(
      'Whom we do not take on',
      'We do not serve:',
      bullets(
        'shell companies, or businesses whose owners cannot be identified',
        'trade in weapons, narcotics, protected animals, or people',
        'schemes that pay earlier members with the money of later ones',
        'anything the laws of Ghana forbid',
      ),
    ),
    clause(
      'Testing before going live',
      'A merchant’s first payments run in the test environment. Somebody on our side watches the first real ones, and calls if something looks wrong.',
    ),
    clause(
      'When something changes',
      'Tell us within fourteen days when your owners, address, bank account or line of business change. Until we have checked the change, settlement may be held.',
    ),
    clause(
      'Decision and appeal',
      'A person decides, not a score alone. If we decline, we say so in writing, with the reason where the law lets us give it. You may ask for a second look by somebody who was not part of the first.',
    ),
    clause(
      'Records and review',
      'We keep applications, checks and decisions for **at least five years** after the relationship ends. This policy is reviewed annually.',
    ),
  ]),
})
