/**
 * Every drawing the site ships, by name. Pure data: seed content and tests read it without
 * running a generator. `node studio/seed/artwork/build.ts` writes the files it lists.
 */

/** What a drawing shows; decides which generator draws it and how large it may be. */
export type DrawingKind =
  | 'band'
  | 'badge'
  | 'card'
  | 'cloth'
  | 'hero'
  | 'mark'
  | 'partner'
  | 'portrait'
  | 'vignette'

/** One drawing. Sizes are CSS pixels at scale 1. */
export interface Drawing {
  readonly name: string
  /** Path from the repository's root. */
  readonly file: string
  readonly width: number
  readonly height: number
  /** Text alternative; empty where the words beside the picture already say it. */
  readonly alt: string
  readonly kind: DrawingKind
  /** Named parts: `${file}#${view}` shows one of them. */
  readonly views?: readonly string[]
}

/** One sample document offered for download. */
export interface SampleFile {
  readonly name: string
  readonly file: string
  readonly title: string
}

/** Assets editors can replace; imported into the Content Lake with the seed. */
export const IMAGE_DIRECTORY = 'studio/seed/dataset/images'
/** Downloads editors can replace. */
export const FILE_DIRECTORY = 'studio/seed/dataset/files'
/** Parts of the site's frame (header, footer, icons); served as `/artwork/...`. */
export const CHROME_DIRECTORY = 'public/artwork'

type Extra = { readonly views?: readonly string[] }

const image =
  (directory: string, extension: 'png' | 'svg') =>
  (
    kind: DrawingKind,
    name: string,
    width: number,
    height: number,
    alt: string,
    extra: Extra = {},
  ): Drawing => ({
    name,
    file: `${directory}/${name}.${extension}`,
    width,
    height,
    alt,
    kind,
    ...extra,
  })

const content = image(IMAGE_DIRECTORY, 'svg')
const picture = image(IMAGE_DIRECTORY, 'png')
const chrome = image(CHROME_DIRECTORY, 'svg')
const icon = image(CHROME_DIRECTORY, 'png')

const home: readonly Drawing[] = [
  content('cloth', 'cloth-hero', 656, 796, ''),
  content('cloth', 'cloth-offer-payments', 90, 600, ''),
  content('cloth', 'cloth-slide-payouts', 181, 800, ''),
  content('cloth', 'cloth-slide-checkout', 181, 800, ''),
  content('cloth', 'cloth-slide-api', 181, 900, ''),
  content('cloth', 'cloth-hub', 579, 640, ''),
  content(
    'vignette',
    'phone-ussd',
    240,
    540,
    'A feature phone showing the Nsaa menu opened with *789#',
  ),
  content(
    'vignette',
    'sms',
    320,
    124,
    'A text message: you received GHS 480.00 from Akosua B. for order 2217',
  ),
  content(
    'vignette',
    'payout-batch',
    680,
    512,
    'A payout batch of 214 salaries: recipients, rails, amounts and status',
  ),
  content(
    'vignette',
    'request-to-pay',
    360,
    288,
    'A request from Makola Fabrics for GH₵ 480.00 with Decline and Approve',
  ),
  content(
    'vignette',
    'pension-statement',
    420,
    460,
    'A pension statement: a balance of GH₵ 61,840.20, contributions by month and tier',
  ),
  content('vignette', 'shop', 400, 450, 'The shopfront of Makola Fabrics, fabrics by the yard'),
  content(
    'vignette',
    'api',
    520,
    376,
    'An API request that creates a payout, and its answer: 200 OK, queued',
  ),
  content('vignette', 'checkout', 360, 460, 'A web checkout asking for GH₵ 480.00 by mobile money'),
  content(
    'vignette',
    'momo-approval',
    280,
    330,
    'A phone asking for the PIN that approves GH₵ 480.00 to Makola Fabrics',
  ),
  content('portrait', 'portrait-t1', 320, 400, 'Illustrated portrait of Mariama Issahaku'),
  content('portrait', 'portrait-t2', 320, 400, 'Illustrated portrait of Ebo Quansah'),
  content('partner', 'partner-asase', 190, 44, 'Asase Rural Bank'),
  content('partner', 'partner-kobri', 200, 44, 'Kobri Telecom'),
  content('partner', 'partner-sankofa', 210, 44, 'Sankofa Pensions Trust'),
  content('badge', 'badge-iso', 48, 48, 'ISO certified'),
  content('badge', 'badge-pci', 48, 48, 'PCI certified'),
  content('badge', 'badge-bank', 48, 48, 'Licensed by the central bank'),
  picture('card', 'og-default', 1200, 630, 'Nsaa: Innovation for you'),
]

const frame: readonly Drawing[] = [
  chrome('mark', 'mark', 56, 56, 'Nsaa'),
  chrome('mark', 'logo', 102, 40, 'Nsaa'),
  chrome('mark', 'logo-on-ink', 102, 40, 'Nsaa'),
  chrome('mark', 'favicon', 32, 32, 'Nsaa'),
  icon('mark', 'favicon-32', 32, 32, 'Nsaa'),
  icon('mark', 'apple-touch-icon', 180, 180, 'Nsaa'),
  icon('mark', 'icon-192', 192, 192, 'Nsaa'),
  icon('mark', 'icon-512', 512, 512, 'Nsaa'),
  icon('mark', 'icon-maskable-512', 512, 512, 'Nsaa'),
  content('band', 'band-footer', 1440, 54, ''),
  chrome('band', 'band-menu', 480, 36, ''),
  content('band', 'band-stat-1', 1680, 36, ''),
  content('band', 'band-stat-2', 1680, 36, ''),
  content('band', 'band-stat-3', 1680, 36, ''),
  content('band', 'band-stat-4', 1680, 36, ''),
  content('cloth', 'menu-strip-payments', 72, 374, ''),
  content('cloth', 'menu-strip-services', 72, 374, ''),
  content('cloth', 'menu-strip-commerce', 72, 374, ''),
  content('cloth', 'swatch-about', 72, 72, ''),
  content('cloth', 'swatch-help', 72, 72, ''),
  content('cloth', 'swatch-careers', 72, 72, ''),
  chrome('cloth', 'cloth-dialog', 163, 504, ''),
  chrome('cloth', 'cloth-404', 1442, 504, ''),
  chrome('cloth', 'cloth-404-m', 390, 300, ''),
  chrome('badge', 'badge-iso-on-ink', 48, 48, 'ISO certified'),
  chrome('badge', 'badge-pci-on-ink', 48, 48, 'PCI certified'),
  chrome('badge', 'badge-bank-on-ink', 48, 48, 'Licensed by the central bank'),
]

const portraits: readonly Drawing[] = [
  content('portrait', 'portrait-ceo', 320, 400, 'Illustrated portrait of Adwoa Sarpong-Addo'),
  content('portrait', 'portrait-cto', 320, 400, 'Illustrated portrait of Kojo Asante-Mills'),
  content('portrait', 'portrait-cco', 320, 400, 'Illustrated portrait of Elinam Dzakpasu'),
  content('portrait', 'portrait-s1', 320, 400, 'Illustrated portrait of Naa Dei Quaye'),
  content('portrait', 'portrait-s2', 320, 400, 'Illustrated portrait of Sule Mahama'),
  content('portrait', 'portrait-s3', 320, 400, 'Illustrated portrait of Selorm Agbeko'),
  content('portrait', 'portrait-s4', 320, 400, 'Illustrated portrait of Esi Baidoo'),
  content('portrait', 'portrait-s5', 320, 400, 'Illustrated portrait of Yaw Darkwa'),
  content('portrait', 'portrait-s6', 320, 400, 'Illustrated portrait of Abɛna Ɔwusu'),
  content('portrait', 'portrait-s7', 320, 400, 'Illustrated portrait of Iddrisu Fuseini'),
]

const vignettes: readonly Drawing[] = [
  content('vignette', 'checkout-momo', 400, 560, 'A checkout card with mobile money chosen'),
  content('vignette', 'checkout-card', 400, 560, 'A checkout card with a bank card chosen'),
  content(
    'vignette',
    'checkout-bank',
    400,
    560,
    'A checkout card with an account number for a bank transfer',
  ),
  content(
    'vignette',
    'mandate',
    420,
    330,
    'A signed direct debit mandate with a limit of GHS 350.00 a month',
  ),
  content(
    'vignette',
    'school-invoice',
    400,
    480,
    'A school fee invoice with part payment and an admission voucher',
  ),
  content(
    'vignette',
    'ledger',
    600,
    344,
    'A core banking ledger for the Tema branch, marked balanced',
  ),
  content(
    'vignette',
    'savings-circle',
    440,
    440,
    'A savings group of twelve members around one pot; nine have paid',
  ),
  content(
    'vignette',
    'ussd-tree',
    920,
    490,
    'Menu tree: *789# opens five options; School fees asks for a student ID, shows what is due, takes payment and sends a receipt',
  ),
  content(
    'vignette',
    'ussd-tree-m',
    350,
    584,
    'Menu tree: *789# opens five options; School fees asks for a student ID, shows what is due, takes payment and sends a receipt',
  ),
  content(
    'vignette',
    'sms-salary',
    320,
    104,
    'A text message: GHS 1,850.00 from Makola Fabrics for August salary',
  ),
  content(
    'vignette',
    'aslan-channels',
    1360,
    320,
    'Four channels: USSD, mobile app, chatbot and web portal',
    { views: ['ussd', 'app', 'chat', 'portal'] },
  ),
  content('vignette', 'app-blocks', 200, 700, '', {
    views: [...Array(14).keys()].map((index) => `f${index + 1}`),
  }),
  content('vignette', 'insurance', 234, 234, ''),
  content('cloth', 'cloth-payment-services', 272, 840, ''),
  content('cloth', 'cloth-demo', 544, 1200, ''),
  content('cloth', 'cloth-help', 163, 540, ''),
  content('cloth', 'cloth-careers', 72, 116, ''),
  content('cloth', 'cloth-startup-1', 54, 156, ''),
  content('cloth', 'cloth-startup-2', 54, 156, ''),
  content('cloth', 'cloth-startup-3', 54, 156, ''),
  content('cloth', 'cloth-startup-4', 54, 156, ''),
  content('band', 'band-about', 2400, 144, ''),
]

const heroes: readonly Drawing[] = [
  content(
    'hero',
    'hero-collections',
    1440,
    560,
    'Threads from six ways to pay join into one band of cloth and one ledger',
  ),
  content(
    'hero',
    'hero-collections-m',
    390,
    730,
    'Threads from six ways to pay join into one strip of cloth and enter one ledger',
  ),
  content(
    'hero',
    'hero-direct-debit',
    1440,
    460,
    'A calendar of twelve hanging strips. The payment day is woven into each month; April came back and was paid three days later',
  ),
  content(
    'hero',
    'hero-bulk-pay',
    720,
    740,
    'A payment voucher for 214 people carrying two signatures',
  ),
  content('hero', 'hero-web-checkout', 820, 698, ''),
  content(
    'hero',
    'hero-request-to-pay',
    1000,
    720,
    'A request leaves the till, reaches a phone, is approved and comes back as paid',
  ),
  content(
    'hero',
    'hero-request-to-pay-m',
    390,
    690,
    'A request leaves the till, reaches a phone, is approved and comes back as paid',
  ),
  content(
    'hero',
    'hero-utilities',
    1440,
    420,
    'Four counters: a prepaid meter, a tap, an airtime phone and data bars',
    { views: ['light', 'water', 'airtime', 'data'] },
  ),
  content(
    'hero',
    'hero-sms',
    1440,
    760,
    'A wall of text messages: receipts, codes, reminders and results',
  ),
  content(
    'hero',
    'hero-remittance',
    1440,
    556,
    'Threads leave cities abroad and land in towns in Ghana: £120.00 from London arrives as cedis in Tamale',
  ),
  content(
    'hero',
    'hero-remittance-m',
    390,
    560,
    'Threads leave cities abroad and land in towns in Ghana: £120.00 from London arrives as cedis in Tamale',
  ),
  content(
    'hero',
    'hero-pension',
    1440,
    506,
    'A working life drawn as bars: three tiers grow from age 21 to 60, then a monthly pension begins',
  ),
  content(
    'hero',
    'hero-pension-m',
    390,
    520,
    'A working life drawn as bars: three tiers grow from age 21 to 60, then a monthly pension begins',
  ),
  content(
    'hero',
    'hero-banking',
    1440,
    620,
    'A ruled ledger closes the day: debits and credits agree, difference 0.00',
  ),
  content(
    'hero',
    'hero-banking-m',
    390,
    470,
    'A ruled ledger closes the day: debits and credits agree, difference 0.00',
  ),
  content(
    'hero',
    'hero-aslan',
    760,
    760,
    'Twelve members around a savings box with three locks; nine have paid this week',
  ),
  content(
    'hero',
    'hero-aslan-m',
    390,
    480,
    'Twelve members around a savings box with three locks; nine have paid this week',
  ),
  content(
    'hero',
    'hero-mobile-app',
    881,
    810,
    'A phone whose home screen is made of woven blocks, lying on cloth',
  ),
  content(
    'hero',
    'hero-school',
    900,
    790,
    'A school fee invoice paid in parts, with a roll of admission vouchers',
  ),
  content(
    'hero',
    'hero-ecommerce',
    1320,
    520,
    'Three shopfronts on one street: shop, with its shutter down, life and bills',
    { views: ['shop', 'life', 'bills'] },
  ),
  content(
    'hero',
    'hero-case-study',
    1440,
    540,
    'Two lines outside a cash office: 412 people before, nine after',
  ),
  content(
    'hero',
    'hero-case-study-m',
    390,
    476,
    'Two lines outside a cash office: 412 people before, nine after',
  ),
  content(
    'hero',
    'hero-get-started',
    1440,
    420,
    'A strip of cloth still on the loom, woven on the left, bare warp on the right, with the shuttle at its edge',
  ),
  content('hero', 'hero-article', 1440, 360, 'Woven threads seen very close, over and under'),
  content('hero', 'hero-hub', 1273, 580, ''),
  content('hero', 'hero-policy-refund', 720, 270, ''),
  content('hero', 'hero-policy-return', 720, 270, ''),
  content('hero', 'hero-policy-cancellation', 720, 270, ''),
  content('hero', 'hero-policy-onboarding', 720, 270, ''),
  content('hero', 'hero-policy-terms', 720, 270, ''),
  content('hero', 'hero-policy-privacy', 720, 270, ''),
]

/** All drawings, home page first. */
export const catalogue: readonly Drawing[] = [
  ...home,
  ...frame,
  ...portraits,
  ...vignettes,
  ...heroes,
]

/** The sample documents; each says on every page that it is a sample. */
export const sampleFiles: readonly SampleFile[] = [
  {
    name: 'pci-certificate',
    file: `${FILE_DIRECTORY}/pci-certificate.pdf`,
    title: 'PCI certificate (sample)',
  },
  {
    name: 'company-profile',
    file: `${FILE_DIRECTORY}/company-profile.pdf`,
    title: 'Company profile (sample)',
  },
  {
    name: 'project-brochure',
    file: `${FILE_DIRECTORY}/project-brochure.pdf`,
    title: 'Project brochure: fees at Volta Bridge (sample)',
  },
]
