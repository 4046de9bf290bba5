import { given, isFields, type SectionMappings } from './mapping.ts'

/** A link may name a page that is not published, so its reference is weak. */
const weak = (page: unknown) => (isFields(page) ? { ...page, _weak: true } : undefined)

export const callToActionMappings: SectionMappings = {
  closingCall: ({ words, ...old }) => ({
    ...old,
    ...given('heading', words),
    _type: 'callToAction',
    layout: 'closing',
  }),

  shortCodeBanner: ({ text, ...old }) => ({
    ...old,
    ...given('lead', text),
    _type: 'callToAction',
    layout: 'shortCode',
  }),

  hubBanner: ({ cloth, ...old }) => ({
    ...old,
    ...given('picture', cloth),
    _type: 'callToAction',
    layout: 'colourField',
  }),

  nextPage: ({ kicker, title, page, href, ...old }) => ({
    ...old,
    ...given('heading', title),
    link: {
      _type: 'link',
      ...given('label', kicker),
      ...given('page', weak(page)),
      ...(page === undefined && given('href', href)),
    },
    _type: 'callToAction',
    layout: 'nextPage',
  }),
}
