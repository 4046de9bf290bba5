import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

export const apiRequestExamples: readonly SectionData<'apiRequest'>[] = [
  {
    _type: 'apiRequest',
    layout: null,
    anchor: null,
    ground: null,
    _key: 'complete',
    heading: 'Or never open a spreadsheet',
    lead: 'The same batch through the API.',
    link: { _key: null, label: 'Access the API', href: 'https://docs.nsaa.example/', newTab: true },
    picture: examplePictures.wide,
  },
  {
    _type: 'apiRequest',
    layout: null,
    anchor: 'api-request',
    ground: 'indigo',
    _key: 'words',
    heading: 'Words alone',
    lead: null,
    link: null,
    picture: null,
  },
]
