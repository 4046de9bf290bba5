import type { Page } from '../../../app/content/types.generated.ts'
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
      cloth: picture('hero-careers'),
      categoryLabel: 'Category',
      companyLabel: 'Company',
      locationLabel: 'Location',
      workTypeLabel: 'Work type',
      contactLabel: 'Applications to',
      applyLabel: 'Apply by e-mail',
      subjectPrefix: 'Application',
      allLabel: 'All',
    },
    {
      _type: 'timeline',
      layout: 'strip',
      heading: 'Twenty days to an answer',
      unitLabel: 'Day',
      items: keyed([
        {
          _type: 'timelineEntry',
          at: 1,
          title: 'You write',
          text: 'Send something you built, sold or put right. No cover letter.',
        },
        {
          _type: 'timelineEntry',
          at: 5,
          title: 'A person answers',
          text: 'Always, with a yes or a no. There is no test to pass first.',
        },
        {
          _type: 'timelineEntry',
          at: 12,
          title: 'Half a day with us',
          text: 'Paid. You sit with the people you would work with, on something real.',
        },
        {
          _type: 'timelineEntry',
          at: 20,
          title: 'We decide',
          text: 'You hear it by phone, with the reasons and the salary.',
        },
      ]),
    },
  ]),
  seo: {
    _type: 'seo',
    image: picture('og-careers'),
    title: 'Careers',
    description:
      'Work at Nsaa in Accra: forty people who hire slowly, pay on time and each spend a day a quarter on the support line. Open positions, when there are any.',
  },
}
