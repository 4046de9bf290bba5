import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const heroExamples: readonly SectionData<'hero'>[] = [
  {
    _type: 'hero',
    _key: 'complete',
    headline: 'Innovation\nfor you',
    lead: 'Nsaa moves money for merchants, banks, schools and pension funds in Ghana.',
    actions: [
      { _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false },
      { _key: 'start', label: 'Get Started', href: '/get-started', newTab: false },
    ],
    cloth: examplePictures.wide,
    device: examplePictures.tall,
    note: examplePictures.square,
    certificates: [
      { _key: 'iso', title: 'ISO certified', mark: 'iso', url: null },
      {
        _key: 'pci',
        title: 'PCI certificate, PDF',
        mark: 'pci',
        url: 'https://nsaa.example/pci.pdf',
      },
    ],
  },
  {
    _type: 'hero',
    _key: 'words',
    headline: 'Words alone',
    lead: 'Without pictures, actions or certificates.',
    actions: null,
    cloth: null,
    device: null,
    note: null,
    certificates: null,
  },
]
