/** Vignettes and cloths of the inner pages. */
import { content, type Drawing } from './entry.ts'

export const vignettes: readonly Drawing[] = [
  content('vignette', 'checkout-momo', [400, 560], 'A checkout card with mobile money chosen'),
  content('vignette', 'checkout-card', [400, 560], 'A checkout card with a bank card chosen'),
  content(
    'vignette',
    'checkout-bank',
    [400, 560],
    'A checkout card with an account number for a bank transfer',
  ),
  content(
    'vignette',
    'payout-batch-m',
    [350, 610],
    'A batch of salaries: who is paid, how much, and what became of each payment',
  ),
  content(
    'vignette',
    'mandate',
    [420, 330],
    'A signed direct debit mandate with a limit of GHS 350.00 a month',
  ),
  content(
    'vignette',
    'school-invoice',
    [400, 480],
    'A school fee invoice with part payment and an admission voucher',
  ),
  content(
    'vignette',
    'ledger',
    [600, 344],
    'A core banking ledger for the Tema branch, marked balanced',
  ),
  content(
    'vignette',
    'savings-circle',
    [440, 440],
    'A savings group of twelve members around one pot; nine have paid',
  ),
  content(
    'vignette',
    'phone-school-fees',
    [240, 540],
    'A feature phone: school fees due GHS 2,070.00, with a choice to pay all or part',
  ),
  content(
    'vignette',
    'ussd-tree',
    [920, 490],
    'Menu tree: *789# opens five options; School fees asks for a student ID, shows what is due, takes payment and sends a receipt',
  ),
  content(
    'vignette',
    'ussd-tree-m',
    [350, 584],
    'Menu tree: *789# opens five options; School fees asks for a student ID, shows what is due, takes payment and sends a receipt',
  ),
  content(
    'vignette',
    'sms-paid',
    [320, 124],
    'A text message: you paid GHS 480.00 to Makola Fabrics for order 2217. Medaase',
  ),
  content(
    'vignette',
    'sms-salary',
    [320, 104],
    'A text message: GHS 1,850.00 from Makola Fabrics for August salary',
  ),
  content(
    'vignette',
    'aslan-channels',
    [1360, 320],
    'Four channels: USSD, mobile app, chatbot and web portal',
    { views: ['ussd', 'app', 'chat', 'portal'] },
  ),
  content('vignette', 'app-blocks', [200, 700], '', {
    views: [...Array(14).keys()].map((index) => `f${index + 1}`),
  }),
  content('vignette', 'insurance', [234, 234], ''),
  content('cloth', 'cloth-payment-services', [272, 840], ''),
  content('cloth', 'cloth-help', [163, 540], ''),
  content('cloth', 'cloth-startup-1', [54, 156], ''),
  content('cloth', 'cloth-startup-2', [54, 156], ''),
  content('cloth', 'cloth-startup-3', [54, 156], ''),
  content('cloth', 'cloth-startup-4', [54, 156], ''),
  content('band', 'band-about', [2400, 144], ''),
]
