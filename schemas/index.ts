/** Everything editors can write: one list of named types, by kind. */
import { applyDefaultRules } from './defaultRules.ts'
import { article } from './documents/article.ts'
import { faqItem } from './documents/faqItem.ts'
import { jobPosition } from './documents/jobPosition.ts'
import { page } from './documents/page.ts'
import { partner } from './documents/partner.ts'
import { policy } from './documents/policy.ts'
import { productCard } from './documents/productCard.ts'
import { redirect } from './documents/redirect.ts'
import { serviceCard } from './documents/serviceCard.ts'
import { teamMember } from './documents/teamMember.ts'
import { testimonial } from './documents/testimonial.ts'
import { amount } from './objects/amount.ts'
import { articleBody, articleFigure } from './objects/articleBody.ts'
import { articleLabels } from './objects/articleLabels.ts'
import { card } from './objects/card.ts'
import { certificate } from './objects/certificate.ts'
import { clause } from './objects/clause.ts'
import { collectionEntry } from './objects/collectionEntry.ts'
import { feature } from './objects/feature.ts'
import { formattedText } from './objects/formattedText.ts'
import { ground } from './objects/ground.ts'
import { href } from './objects/href.ts'
import { keyFigure } from './objects/keyFigure.ts'
import { link } from './objects/link.ts'
import { linkList } from './objects/linkList.ts'
import { navigationItem } from './objects/navigationItem.ts'
import { offerItem } from './objects/offerItem.ts'
import { order } from './objects/order.ts'
import { picture } from './objects/picture.ts'
import { policyLabels } from './objects/policyLabels.ts'
import { receiptLine } from './objects/receiptLine.ts'
import { referenceLink } from './objects/referenceLink.ts'
import { richText } from './objects/richText.ts'
import { seo } from './objects/seo.ts'
import { serviceEntry } from './objects/serviceEntry.ts'
import { sitePath } from './objects/sitePath.ts'
import { slide } from './objects/slide.ts'
import { slip } from './objects/slip.ts'
import { socialProfile } from './objects/socialProfile.ts'
import { standalone } from './objects/standalone.ts'
import { statistic } from './objects/statistic.ts'
import { tableRow } from './objects/tableRow.ts'
import { thread } from './objects/thread.ts'
import { timelineEntry } from './objects/timelineEntry.ts'
import { titledText } from './objects/titledText.ts'
import { sectionTypes } from './sections/index.generated.ts'
import { siteSettings } from './singletons/siteSettings.ts'

/** Documents that exist once, under an id equal to their type. */
export const singletonTypes = [siteSettings]

const documentTypes = [
  article,
  faqItem,
  jobPosition,
  page,
  partner,
  policy,
  productCard,
  redirect,
  serviceCard,
  teamMember,
  testimonial,
]

const objectTypes = [
  amount,
  card,
  feature,
  articleBody,
  articleFigure,
  articleLabels,
  certificate,
  clause,
  collectionEntry,
  ground,
  href,
  keyFigure,
  link,
  linkList,
  navigationItem,
  offerItem,
  order,
  picture,
  policyLabels,
  receiptLine,
  formattedText,
  referenceLink,
  richText,
  seo,
  serviceEntry,
  sitePath,
  slide,
  slip,
  socialProfile,
  standalone,
  statistic,
  tableRow,
  thread,
  timelineEntry,
  titledText,
]

export const schemaTypes = [...singletonTypes, ...documentTypes, ...sectionTypes, ...objectTypes]

applyDefaultRules(schemaTypes)
