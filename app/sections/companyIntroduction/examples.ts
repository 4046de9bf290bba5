import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const companyIntroductionExamples: readonly SectionData<'companyIntroduction'>[] = [
  {
    _type: 'companyIntroduction',
    _key: 'complete',
    heading: 'Cloth people can check',
    lead: 'Turn it over and the back is as clean as the front.',
    text: 'Nsaa Payments Limited is a payment service provider in Accra.',
    actions: [{ _key: 'team', label: 'Join Our Team', href: '/careers', newTab: false }],
    band: examplePictures.band,
  },
  {
    _type: 'companyIntroduction',
    _key: 'words',
    heading: 'Words alone',
    lead: null,
    text: 'Without actions or a band.',
    actions: null,
    band: null,
  },
]
