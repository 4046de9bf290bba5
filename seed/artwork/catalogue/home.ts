/** What the home page shows. */
import { content, type Drawing, picture } from './entry.ts'

export const home: readonly Drawing[] = [
  content('cloth', 'cloth-hero', [656, 796], ''),
  content('cloth', 'cloth-offer-payments', [90, 600], ''),
  content('cloth', 'cloth-slide-payouts', [181, 800], ''),
  content('cloth', 'cloth-slide-checkout', [181, 800], ''),
  content('cloth', 'cloth-slide-api', [181, 900], ''),
  content('cloth', 'cloth-hub', [579, 640], ''),
  content(
    'vignette',
    'phone-ussd',
    [240, 540],
    'A feature phone showing the Nsaa menu opened with *789#',
  ),
  content(
    'vignette',
    'sms',
    [320, 124],
    'A text message: you received GHS 480.00 from Akosua B. for order 2217',
  ),
  content(
    'vignette',
    'payout-batch',
    [680, 512],
    'A payout batch of 214 salaries: recipients, rails, amounts and status',
  ),
  content(
    'vignette',
    'request-to-pay',
    [360, 288],
    'A request from Makola Fabrics for GH₵ 480.00 with Decline and Approve',
  ),
  content(
    'vignette',
    'pension-statement',
    [420, 460],
    'A pension statement: a balance of GH₵ 61,840.20, contributions by month and tier',
  ),
  content('vignette', 'shop', [400, 450], 'The shopfront of Makola Fabrics, fabrics by the yard'),
  content(
    'vignette',
    'api',
    [520, 376],
    'An API request that creates a payout, and its answer: 200 OK, queued',
  ),
  content(
    'vignette',
    'checkout',
    [360, 460],
    'A web checkout asking for GH₵ 480.00 by mobile money',
  ),
  content(
    'vignette',
    'momo-approval',
    [280, 330],
    'A phone asking for the PIN that approves GH₵ 480.00 to Makola Fabrics',
  ),
  content('portrait', 'portrait-t1', [320, 400], 'Illustrated portrait of Mariama Issahaku'),
  content('portrait', 'portrait-t2', [320, 400], 'Illustrated portrait of Ebo Quansah'),
  content('partner', 'partner-asase', [190, 44], 'Asase Rural Bank'),
  content('partner', 'partner-kobri', [200, 44], 'Kobri Telecom'),
  content('partner', 'partner-sankofa', [210, 44], 'Sankofa Pensions Trust'),
  content('badge', 'badge-iso', [48, 48], 'ISO certified'),
  content('badge', 'badge-pci', [48, 48], 'PCI certified'),
  content('badge', 'badge-bank', [48, 48], 'Licensed by the central bank'),
  picture('card', 'og-default', [1200, 630], 'Nsaa: Innovation for you'),
]
