/** Written by `npm run generate` from the folders of app/sections. Change those instead. */
import { apiRequest } from './apiRequest.ts'
import { articleList } from './articleList.ts'
import { articleText } from './articleText.ts'
import { buttons } from './buttons.ts'
import { callToAction } from './callToAction.ts'
import { cards } from './cards.ts'
import { carousel } from './carousel.ts'
import { caseStudyChapters } from './caseStudyChapters.ts'
import { caseStudyHero } from './caseStudyHero.ts'
import { chart } from './chart.ts'
import { code } from './code.ts'
import { comparison } from './comparison.ts'
import { contactDetails } from './contactDetails.ts'
import { contactForm } from './contactForm.ts'
import { demoForm } from './demoForm.ts'
import { divider } from './divider.ts'
import { embeddedForm } from './embeddedForm.ts'
import { features } from './features.ts'
import { figures } from './figures.ts'
import { hero } from './hero.ts'
import { leadership } from './leadership.ts'
import { media } from './media.ts'
import { menuTree } from './menuTree.ts'
import { messageLength } from './messageLength.ts'
import { newsletter } from './newsletter.ts'
import { notFound } from './notFound.ts'
import { openPositions } from './openPositions.ts'
import { partnerLogos } from './partnerLogos.ts'
import { questions } from './questions.ts'
import { quotation } from './quotation.ts'
import { receipt } from './receipt.ts'
import { referenceContact } from './referenceContact.ts'
import { serviceIndex } from './serviceIndex.ts'
import { statement } from './statement.ts'
import { story } from './story.ts'
import { table } from './table.ts'
import { testimonialSlider } from './testimonialSlider.ts'
import { textBlock } from './textBlock.ts'
import { textWithPicture } from './textWithPicture.ts'
import { timeline } from './timeline.ts'

/** What a page is made of. */
export const sectionTypes = [
  apiRequest,
  articleList,
  articleText,
  buttons,
  callToAction,
  cards,
  carousel,
  caseStudyChapters,
  caseStudyHero,
  chart,
  code,
  comparison,
  contactDetails,
  contactForm,
  demoForm,
  divider,
  embeddedForm,
  features,
  figures,
  hero,
  leadership,
  media,
  menuTree,
  messageLength,
  newsletter,
  notFound,
  openPositions,
  partnerLogos,
  questions,
  quotation,
  receipt,
  referenceContact,
  serviceIndex,
  statement,
  story,
  table,
  testimonialSlider,
  textBlock,
  textWithPicture,
  timeline,
]
