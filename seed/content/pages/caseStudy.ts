import type { Page } from '../../../app/content/types.generated.ts'
import {
  file,
  keyedAs,
  link,
  paragraph,
  picture,
  pictureWithoutAltText,
  richText,
  type Seed,
} from '../authoring.ts'

const chapter = (title: string, ...paragraphs: string[]) => ({
  title,
  body: richText(...paragraphs.map(paragraph)),
})

export const caseStudy: Seed<Page> = {
  _id: 'page-case-study',
  _type: 'page',
  title: 'Case study',
  path: '/case-study',
  sections: [
    {
      _type: 'caseStudyHero',
      _key: 'opening',
      client: 'Volta Bridge University College, Hohoe',
      published: 'September 2025',
      heading: 'The line outside the cash office',
      picture: picture('hero-case-study'),
      smallPicture: pictureWithoutAltText('hero-case-study-m'),
    },
    {
      _type: 'figures',
      layout: 'row',
      _key: 'highlights',
      heading: 'Highlights',
      items: keyedAs('statistic', [
        { figure: '412 to 9', label: 'people in line at half past nine' },
        { figure: '96%', label: 'of fees paid before exams, up from 71%' },
        { figure: '11 days', label: 'became one morning to close the books' },
      ]),
    },
    {
      _type: 'caseStudyChapters',
      _key: 'story',
      chapters: keyedAs('chapter', [
        chapter(
          'Challenges',
          'Every September four thousand students came to one window with bank slips. Each slip was typed twice. A student who paid in three parts had three slips, and sometimes two names.',
          'Admission vouchers were scratch cards. They were printed in Accra, driven to Hohoe under guard, and counted by hand. In 2022 a box of three hundred did not arrive.',
        ),
        chapter(
          'Solutions',
          'The college moved its fee list into [School Billing](/products/school-billing) in eleven days. Each student got a virtual wallet and one ID. Fees could be paid in parts on *789#, by wallet, or at any branch of two banks.',
          'Vouchers became ten characters in a text message. The cash office kept its window, for hostels and for parents who wanted to see a face.',
        ),
        chapter(
          'Benefits',
          'The ledger now closes before the line would have formed. Part payment brought in money earlier, not later: the median student pays GHS 760 in week one.',
          'Nobody was sent out of an exam in 2025. Two clerks moved from typing slips to calling students who had gone quiet.',
        ),
      ]),
    },
    {
      _type: 'referenceContact',
      _key: 'reference',
      heading: 'Reference contact',
      name: 'Ebo Quansah',
      role: 'Bursar, Volta Bridge University College',
      portrait: picture('portrait-t2'),
      email: 'bursar@voltabridge.example',
      phone: '+233 24 555 0177',
      hours: 'weekday mornings',
      brochureText:
        'The whole project, with the timeline, the fee list format and what went wrong.',
      brochure: {
        _type: 'link',
        label: 'Download Project Brochure',
        file: file('project-brochure'),
        newTab: true,
      },
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      heading: 'See it with your fee list',
      link: link('Request a Demo', '/schedule-school-billing-demo'),
      ground: 'signal',
    },
  ],
  seo: {
    _type: 'seo',
    title: 'Case study: school fees without the queue',
    description:
      'How Volta Bridge University College took the line outside its cash office from 412 people to nine, and closed its books in one morning.',
    image: picture('og-case-study'),
  },
}
