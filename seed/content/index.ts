import { articles } from './articles/index.ts'
import { home } from './home.ts'
import { withPageLinks } from './pageLinks.ts'
import { pages } from './pages/index.ts'
import { partners } from './partners.ts'
import { cancellationPolicy } from './policies/cancellation.ts'
import { onboardingPolicy } from './policies/onboarding.ts'
import { refundPolicy } from './policies/refund.ts'
import { returnPolicy } from './policies/return.ts'
import { terms } from './policies/terms.ts'
import { productCards } from './productCards.ts'
import { faqItems } from './questions.ts'
import { redirects } from './redirects.ts'
import { serviceCards } from './serviceCards.ts'
import { siteSettings } from './siteSettings.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'

const written = [
  siteSettings,
  home,
  ...pages,
  ...serviceCards,
  ...productCards,
  ...partners,
  ...testimonials,
  ...team,
  ...faqItems,
  onboardingPolicy,
  refundPolicy,
  returnPolicy,
  cancellationPolicy,
  terms,
  ...articles,
  ...redirects,
]

/** Every document the site ships with. There are no open positions. */
export const seedDocuments = withPageLinks(written)
