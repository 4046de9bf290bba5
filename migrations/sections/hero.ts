import type { SectionMappings, StoredSection } from './mapping.ts'

const renamed =
  (layout: string, names: Readonly<Record<string, string>> = {}) =>
  (old: StoredSection): StoredSection => {
    const entries = Object.entries(old).map(([name, value]) => [names[name] ?? name, value])
    return { ...Object.fromEntries(entries), _type: 'hero', _key: old._key, layout }
  }

export const heroMappings: SectionMappings = {
  // The type name was reused when the first type became one layout of all openings.
  hero: (old) =>
    'layout' in old
      ? old
      : renamed('home', { headline: 'heading', cloth: 'picture', device: 'front' })(old),

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
