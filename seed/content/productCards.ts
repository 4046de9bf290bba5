import type { ProductCard } from '../../app/content/types.generated.ts'
import { link, picture, type Seed } from './authoring.ts'

/** A link to another site that the specification opens in a new tab. */
const newTab = (label: string, href: string) => ({ ...link(label, href), newTab: true })

export const valueAddedProducts: readonly Seed<ProductCard>[] = [
  {
    _id: 'productCard-pension',
    _type: 'productCard',
    title: 'Pension Management System',
    desc: 'Contributions, tiers and statements for trustees and the members who ask about them.',
    image: picture('pension-statement'),
    gradient: 'signal',
    link: link('View', '/products/pensions-management-system'),
    order: 10,
  },
  {
    _id: 'productCard-banking',
    _type: 'productCard',
    title: 'Core Banking',
    desc: 'A ledger that balances per branch, per day, without a ruler.',
    image: picture('ledger'),
    gradient: 'indigo',
    link: link('View', '/products/banking'),
    order: 20,
  },
  {
    _id: 'productCard-aslan',
    _type: 'productCard',
    title: 'Aslan savings groups',
    desc: 'Banking, insurance and pensions for groups, on USSD, mobile apps, chatbots and a web portal.',
    image: picture('savings-circle'),
    gradient: 'ink',
    link: link('View', '/products/aslan'),
    order: 30,
  },
  {
    _id: 'productCard-school',
    _type: 'productCard',
    title: 'School Billing & Payments',
    desc: 'Fees for tertiary institutions, admission vouchers, and part payments through virtual wallets.',
    image: picture('school-invoice'),
    gradient: 'gold',
    link: link('View', '/products/school-billing'),
    order: 40,
  },
  {
    _id: 'productCard-ussd',
    _type: 'productCard',
    title: 'USSD',
    desc: 'Your menu on *789#, for the customer who has no data today.',
    image: picture('phone-ussd'),
    gradient: 'dew',
    link: link('View', '/services/ussd'),
    order: 50,
  },
  {
    _id: 'productCard-insurance',
    _type: 'productCard',
    title: 'Insurance',
    desc: 'Cover that is paid a little at a time.',
    image: picture('insurance'),
    gradient: 'raffia',
    link: link('On another site when it opens', 'https://insurance.nsaa.example/'),
    comingSoon: true,
    order: 60,
  },
]

export const commerceProducts: readonly Seed<ProductCard>[] = [
  {
    _id: 'productCard-shop',
    _type: 'productCard',
    title: 'Shop',
    desc: 'A stall that sells while you sleep. Cloth, shea, phones, fowl. The shutter goes up when the first fifty sellers are in.',
    image: picture('shopfront-shop'),
    gradient: 'dew',
    comingSoon: true,
    order: 110,
  },
  {
    _id: 'productCard-life',
    _type: 'productCard',
    title: 'Life',
    desc: 'Hospital and funeral cover from GHS 5, bought in four screens and paid a little at a time.',
    image: picture('shopfront-life'),
    gradient: 'dew',
    link: newTab('Open Life', 'https://life.nsaa.example/'),
    order: 120,
  },
  {
    _id: 'productCard-bills',
    _type: 'productCard',
    title: 'Bills',
    desc: 'Light, water, school, television, airtime. One kiosk window, no queue behind you.',
    image: picture('shopfront-bills'),
    gradient: 'dew',
    link: newTab('Open Bills', 'https://bills.nsaa.example/'),
    order: 130,
  },
]

export const productCards = [...valueAddedProducts, ...commerceProducts]
