import type { SectionMappings, StoredSection } from './mapping.ts'

const renamed =
  (layout: string, names: Readonly<Record<string, string>> = {}) =>
  (old: StoredSection): StoredSection => {
    const entries = Object.entries(old).map(([name, value]) => [names[name] ?? name, value])
    return { ...Object.fromEntries(entries), _type: 'hero', _key: old._key, layout }
  }

/** Fields of the first hero: its type name was reused when it became one layout of all openings. */
const homeFields = { headline: 'heading', cloth: 'picture', device: 'front' }

export const heroMappings: SectionMappings = {
  hero: (old) =>
    Object.keys(homeFields).some((name) => name in old) ? renamed('home', homeFields)(old) : old,

  productHero: ({ arrangement, ...old }) =>
    renamed(typeof arrangement === 'string' ? arrangement : 'beside')(old),

  sheetHero: renamed('sheet'),
  batchHero: renamed('batch'),
  checkoutHero: renamed('checkout', { card: 'front' }),
  calendarHero: renamed('calendar', { paper: 'front' }),
  requestHero: renamed('request'),
  threadsHero: renamed('threads'),
  closingLedger: renamed('ledger'),
  remittanceCorridors: renamed('corridors'),
  messageWall: renamed('wall'),
  dialCode: renamed('dial'),
  startupOpening: renamed('startup', { cloth: 'picture' }),
  companyIntroduction: renamed('company', { band: 'picture' }),
  loomNotice: renamed('notice', { items: 'list' }),
}
