import type { Page } from '../../../../app/content/types.generated.ts'
import { keyed, picture, reference, type Seed } from '../authoring.ts'

export const careers: Seed<Page> = {
  _id: 'page-careers',
  _type: 'page',
  title: 'Careers',
  path: '/careers',
  parent: reference('page-about-us'),
  sections: keyed([
    {
      _type: 'openPositions',
      heading: 'Come and sit at the loom',
      lead: 'We are forty people in Accra. We hire slowly, pay on time, and everybody spends a day a quarter on the support line.',
      listHeading: 'Open positions',
      emptyText: 'No available positions',
      cloth: picture('cloth-careers'),
      categoryLabel: 'Category',
      companyLabel: 'Company',
      locationLabel: 'Location',
      workTypeLabel: 'Work type',
      contactLabel: 'Applications to',
      applyLabel: 'Apply by e-mail',
      subjectPrefix: 'Application',
      allLabel: 'All',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Careers',
    description:
      'Work at Nsaa in Accra: forty people who hire slowly, pay on time and each spend a day a quarter on the support line. Open positions, when there are any.',
  },
}
