import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

export const menuTreeExamples: readonly SectionData<'menuTree'>[] = [
  {
    _type: 'menuTree',
    layout: null,
    anchor: null,
    ground: null,
    _key: 'complete',
    heading: 'Design the menu, not the telecoms',
    lead: 'Draw the tree once.',
    picture: examplePictures.wide,
    smallPicture: examplePictures.tall,
  },
  {
    _type: 'menuTree',
    layout: null,
    anchor: 'menu-tree',
    ground: 'dew',
    _key: 'words',
    heading: 'No tree yet',
    lead: null,
    picture: null,
    smallPicture: null,
  },
]
