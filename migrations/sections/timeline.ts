import { type Fields, given, listOf, mapItems, type SectionMappings } from './mapping.ts'

const ENTRY = 'timelineEntry'

/** A conversation has a left and a right side, independent of the speaker. */
function turnToEntry({ side, ...turn }: Fields): Fields {
  if (side === undefined) return turn
  return { ...turn, side: side === 'payer' ? 'left' : 'right' }
}

export const timelineMappings: SectionMappings = {
  hiringDays: ({ dayLabel, steps, ...old }) => ({
    ...old,
    ...given('unitLabel', dayLabel),
    ...mapItems('items', steps, ENTRY, { day: 'at' }),
    _type: 'timeline',
    layout: 'strip',
  }),

  settlementDays: ({ days, bars, ...old }) => ({
    ...old,
    ...given('labels', days),
    ...mapItems('items', bars, ENTRY, { lengthDays: 'value' }),
    _type: 'timeline',
    layout: 'lengths',
  }),

  requestConversation: ({ payerLabel, askerLabel, turns, ...old }) => ({
    ...old,
    ...listOf('labels', payerLabel, askerLabel),
    ...mapItems('items', turns, ENTRY, turnToEntry),
    _type: 'timeline',
    layout: 'conversation',
  }),

  referenceTrace: ({ reference, stops, ...old }) => ({
    ...old,
    ...given('marked', reference),
    ...mapItems('items', stops, ENTRY, { place: 'title', line: 'text' }),
    _type: 'timeline',
    layout: 'trace',
  }),

  savingsYear: ({
    weeksHeld,
    loanWeeks,
    heldLabel,
    loanLabel,
    toComeLabel,
    shareOutLabel,
    ...old
  }) => ({
    ...old,
    ...given('weeksOver', weeksHeld),
    ...listOf('labels', heldLabel, loanLabel, toComeLabel, shareOutLabel),
    ...(Array.isArray(loanWeeks) && {
      items: loanWeeks.map((at: unknown) => ({ _type: ENTRY, _key: `week${String(at)}`, at })),
    }),
    _type: 'timeline',
    layout: 'year',
  }),

  semesterPayments: ({ weekLabel, payments, ...old }) => ({
    ...old,
    ...given('unitLabel', weekLabel),
    ...mapItems('items', payments, ENTRY, { week: 'at', amountCedis: 'value' }),
    _type: 'timeline',
    layout: 'payments',
  }),
}
