import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const hubBannerExamples: readonly SectionData<'hubBanner'>[] = [
  {
    _type: 'hubBanner',
    _key: 'complete',
    kicker: 'UNVEILING THE FUTURE:',
    heading: 'An innovation hub for startups',
    link: { _key: null, label: 'JOIN OUR INNOVATION HUB', href: '/innovation-hub', newTab: false },
    cloth: examplePictures.wide,
  },
]
