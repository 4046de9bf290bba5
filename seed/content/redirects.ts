import type { Redirect } from '../../app/content/types.generated.ts'
import type { Seed } from './authoring.ts'

/** Old addresses of the API references; the documentation is a site of its own. */
export const redirects: readonly Seed<Redirect>[] = [
  {
    _id: 'redirect-payouts-api',
    _type: 'redirect',
    source: '/payouts/payouts-api',
    destination: 'https://docs.nsaa.example/payments/payouts',
    permanent: false,
  },
  {
    _id: 'redirect-request-to-pay-api',
    _type: 'redirect',
    source: '/request-to-pay/request-to-pay-api',
    destination: 'https://docs.nsaa.example/payments/request-to-pay',
    permanent: false,
  },
]
