import type { Section, SectionComponents, SectionType } from './types.ts'

type Loaders = { readonly [Type in SectionType]: () => Promise<SectionComponents[Type]> }

/**
 * Every section type of the page query, and where its component lives. Each import is a chunk of
 * its own, so a page only downloads the sections that stand on it.
 */
const loaders: Loaders = {
  carousel: async () => (await import('./carousel/section.tsx')).Carousel,
  closingCall: async () => (await import('./closingCall/section.tsx')).ClosingCall,
  contactForm: async () => (await import('./contactForm/section.tsx')).ContactFormSection,
  demoForm: async () => (await import('./demoForm/section.tsx')).DemoForm,
  hero: async () => (await import('./hero/section.tsx')).Hero,
  hubBanner: async () => (await import('./hubBanner/section.tsx')).HubBanner,
  newsletter: async () => (await import('./newsletter/section.tsx')).Newsletter,
  nextPage: async () => (await import('./nextPage/section.tsx')).NextPage,
  partnerLogos: async () => (await import('./partnerLogos/section.tsx')).PartnerLogos,
  paymentWays: async () => (await import('./paymentWays/section.tsx')).PaymentWays,
  productGallery: async () => (await import('./productGallery/section.tsx')).ProductGallery,
  referenceTrace: async () => (await import('./referenceTrace/section.tsx')).ReferenceTrace,
  serviceCards: async () => (await import('./serviceCards/section.tsx')).ServiceCards,
  serviceIndex: async () => (await import('./serviceIndex/section.tsx')).ServiceIndex,
  settlementDays: async () => (await import('./settlementDays/section.tsx')).SettlementDays,
  shopSign: async () => (await import('./shopSign/section.tsx')).ShopSign,
  shopStreet: async () => (await import('./shopStreet/section.tsx')).ShopStreet,
  statistics: async () => (await import('./statistics/section.tsx')).Statistics,
  testimonialSlider: async () =>
    (await import('./testimonialSlider/section.tsx')).TestimonialSlider,
  threadsHero: async () => (await import('./threadsHero/section.tsx')).ThreadsHero,
  benefits: async () => (await import('./benefits/section.tsx')).Benefits,
  embeddedForm: async () => (await import('./embeddedForm/section.tsx')).EmbeddedForm,
  missingPage: async () => (await import('./missingPage/section.tsx')).MissingPage,
  phoneDesk: async () => (await import('./phoneDesk/section.tsx')).PhoneDesk,
  questions: async () => (await import('./questions/section.tsx')).Questions,
  startupOpening: async () => (await import('./startupOpening/section.tsx')).StartupOpening,
}

export const sectionTypes: readonly string[] = Object.keys(loaders)

/** @returns whether this is a type that a component is registered for */
function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(loaders, type)
}

/** Components that are there: rendering reads them without waiting. */
export const loadedSections: Partial<SectionComponents> = {}

async function load<Type extends SectionType>(type: Type): Promise<void> {
  const loader: Loaders[Type] = loaders[type]
  const component: SectionComponents[Type] = await loader()
  Object.assign(loadedSections, { [type]: component })
}

/**
 * Makes the components of these types available in `loadedSections`. Unknown types are ignored.
 * @throws when a chunk cannot be fetched
 */
export async function loadSections(types: readonly string[]): Promise<void> {
  const missing = new Set(types.filter(isSectionType).filter((type) => !loadedSections[type]))
  await Promise.all([...missing].map(load))
}

/** Splits a page's sections into those that can be shown and the types of those that cannot. */
export function knownSections(sections: readonly Section[]): {
  known: Section[]
  unknownTypes: string[]
} {
  return {
    known: sections.filter(({ _type }) => isSectionType(_type)),
    unknownTypes: sections.flatMap(({ _type }) => (isSectionType(_type) ? [] : [String(_type)])),
  }
}
