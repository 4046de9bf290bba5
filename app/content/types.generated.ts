/** Written by `npm run generate` from the schemas and the queries. Change those instead. */

export declare const internalGroqTypeReferenceTo: unique symbol;

export type SanityFileAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.fileAsset";
};

export type TextLinkFile = {
  asset?: SanityFileAssetReference;
  media?: unknown;
  _type: "file";
};

export type Wording = {
  fields?: Fields;
  texts?: Texts;
};

export type DemoFormWording = {
  fields?: WordingFields;
  texts?: WordingTexts;
};

export type NewsletterWording = {
  fields?: Fields1;
  texts?: Texts1;
};

export type Invitation = {
  heading?: string;
  lead?: string;
  thanksHeading?: string;
  thanksText?: string;
  picture?: Picture;
  smallPicture?: Picture;
};

export type Result = {
  label?: string;
  value?: string;
};

export type Fields = {
  firstName?: FirstName;
  lastName?: LastName;
  email?: FieldsEmail;
  phone?: Phone;
  message?: Message;
  agreeToPolicy?: AgreeToPolicy;
};

export type FirstName = {
  label?: string;
  required?: string;
};

export type LastName = {
  label?: string;
  required?: string;
};

export type FieldsEmail = {
  label?: string;
  required?: string;
  invalid?: string;
};

export type Phone = {
  label?: string;
};

export type Message = {
  label?: string;
  required?: string;
};

export type AgreeToPolicy = {
  required?: string;
};

export type Texts = {
  accepted?: string;
  invalid?: string;
  unavailable?: string;
  unreachable?: string;
  limited?: string;
  refused?: string;
  tooLarge?: string;
  tooLong?: string;
  optional?: string;
  sending?: string;
};

export type WordingFields = {
  name?: Name;
  email?: WordingFieldsEmail;
  phone?: FieldsPhone;
  company?: Company;
  jobTitle?: JobTitle;
  industry?: Industry;
};

export type Name = {
  label?: string;
  required?: string;
};

export type WordingFieldsEmail = {
  label?: string;
  required?: string;
  invalid?: string;
};

export type FieldsPhone = {
  label?: string;
  required?: string;
};

export type Company = {
  label?: string;
};

export type JobTitle = {
  label?: string;
};

export type Industry = {
  label?: string;
};

export type WordingTexts = {
  accepted?: string;
  invalid?: string;
  unavailable?: string;
  unreachable?: string;
  limited?: string;
  refused?: string;
  tooLarge?: string;
  tooLong?: string;
  optional?: string;
  sending?: string;
};

export type Fields1 = {
  email?: Email1;
};

export type Email1 = {
  label?: string;
  required?: string;
  invalid?: string;
};

export type Texts1 = {
  accepted?: string;
  invalid?: string;
  unavailable?: string;
  unreachable?: string;
  limited?: string;
  refused?: string;
  tooLarge?: string;
  tooLong?: string;
  optional?: string;
  sending?: string;
};

export type TitledText = {
  _type: "titledText";
  title?: string;
  text?: string;
};

export type TimelineEntry = {
  _type: "timelineEntry";
  title?: string;
  text?: string;
  at?: number;
  value?: number;
  thread?: Thread;
  time?: string;
  side?: "left" | "right";
  note?: string;
};

export type Thread = "signal" | "signal-text" | "gold" | "indigo" | "indigo-2" | "ink" | "ok";

export type TableRow = {
  _type: "tableRow";
  title?: string;
  cells?: Array<string>;
  thread?: Thread;
};

export type Statistic = {
  _type: "statistic";
  value?: number;
  unit?: string;
  suffix?: string;
  figure?: string;
  label?: string;
  text?: string;
  band?: Picture;
};

export type Standalone = {
  _type: "standalone";
  email?: string;
  ground?: Ground;
  copyrightYear?: number;
};

export type SocialProfile = {
  _type: "socialProfile";
  platform?: "facebook" | "linkedin" | "instagram" | "x";
  url?: Href;
};

export type Slip = {
  _type: "slip";
  cells?: Array<{
    label?: string;
    value?: string;
    _type: "slipCell";
    _key: string;
  }>;
  verdict?: string;
  state?: "fault" | "held" | "done";
};

export type Slide = {
  _type: "slide";
  heading?: string;
  ground?: Ground;
  cloth?: Picture;
  picture?: Picture;
  overlay?: Picture;
};

export type SitePath = string;

export type PageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "page";
};

export type PolicyReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "policy";
};

export type ArticleReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "article";
};

export type ServiceEntry = {
  _type: "serviceEntry";
  title?: string;
  description?: string;
  page?: PageReference | PolicyReference | ArticleReference;
  place?: string;
  href?: Href;
  picture?: Picture;
};

export type Seo = {
  _type: "seo";
  title?: string;
  description?: string;
  image?: Picture;
  noindex?: boolean;
};

export type RichText = Array<{
  children?: Array<{
    marks?: Array<string>;
    text?: string;
    _type: "span";
    _key: string;
  }>;
  style?: "normal" | "h3";
  listItem?: "bullet" | "number";
  markDefs?: Array<{
    page?: PageReference | PolicyReference | ArticleReference;
    place?: string;
    href?: Href;
    file?: TextLinkFile;
    _type: "textLink";
    _key: string;
  }>;
  level?: number;
  _type: "block";
  _key: string;
}>;

export type ReferenceLink = {
  _type: "referenceLink";
  title?: string;
  subtitle?: string;
  page?: PageReference | PolicyReference | ArticleReference;
  place?: string;
  href?: Href;
};

export type FormattedText = Array<{
  children?: Array<{
    marks?: Array<string>;
    text?: string;
    _type: "span";
    _key: string;
  }>;
  style?: "normal";
  listItem?: "bullet" | "number";
  markDefs?: Array<{
    page?: PageReference | PolicyReference | ArticleReference;
    place?: string;
    href?: Href;
    file?: TextLinkFile;
    _type: "textLink";
    _key: string;
  }>;
  level?: number;
  _type: "block";
  _key: string;
}>;

export type ReceiptLine = {
  _type: "receiptLine";
  label?: string;
  value?: string;
  sold?: number;
  share?: number;
};

export type PolicyLabels = {
  _type: "policyLabels";
  kicker?: string;
  effectiveDate?: string;
  lastUpdated?: string;
  review?: string;
  keyFigures?: string;
  contents?: string;
  siblings?: string;
  question?: string;
  contact?: Link;
};

export type SanityImageAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.imageAsset";
};

export type Picture = {
  _type: "picture";
  asset?: SanityImageAssetReference;
  media?: unknown;
  hotspot?: SanityImageHotspot;
  crop?: SanityImageCrop;
  decorative?: boolean;
  alt?: string;
};

export type Order = number;

export type OfferItem = {
  _type: "offerItem";
  title?: string;
  description?: string;
  shortDescription?: string;
  page?: PageReference | PolicyReference | ArticleReference;
  place?: string;
  href?: Href;
  linkLabel?: string;
  strip?: Picture;
};

export type NavigationItem = {
  _type: "navigationItem";
  title?: string;
  subtitle?: string;
  page?: PageReference | PolicyReference | ArticleReference;
  place?: string;
  href?: Href;
  swatch?: Picture;
  opensNewsletter?: boolean;
};

export type LinkList = {
  _type: "linkList";
  heading?: string;
  links?: Array<{
    _key: string;
  } & Link>;
};

export type Link = {
  _type: "link";
  label?: string;
  page?: PageReference | PolicyReference | ArticleReference;
  place?: string;
  href?: Href;
  file?: TextLinkFile;
  newTab?: boolean;
};

export type KeyFigure = {
  _type: "keyFigure";
  figure?: string;
  meaning?: string;
};

export type Href = string;

export type Ground = "paper" | "white" | "raffia" | "ink" | "indigo" | "signal" | "gold" | "dew";

export type CollectionEntry = {
  _type: "collectionEntry";
  time?: string;
  name?: string;
  amount?: string;
  state?: string;
  posted?: boolean;
};

export type Clause = {
  _type: "clause";
  title?: string;
  anchor?: string;
  body?: RichText;
};

export type Certificate = {
  _type: "certificate";
  title?: string;
  mark?: "iso" | "pci" | "centralBank";
  image?: Picture;
  file?: {
    asset?: SanityFileAssetReference;
    media?: unknown;
    _type: "file";
  };
};

export type ArticleLabels = {
  _type: "articleLabels";
  by?: string;
  updated?: string;
  author?: string;
  related?: string;
  all?: string;
  feed?: string;
};

export type ArticleFigure = {
  _type: "articleFigure";
  picture?: Picture;
  caption?: string;
};

export type ArticleBody = Array<{
  children?: Array<{
    marks?: Array<string>;
    text?: string;
    _type: "span";
    _key: string;
  }>;
  style?: "normal" | "h2" | "h3" | "blockquote";
  listItem?: "bullet" | "number";
  markDefs?: Array<{
    page?: PageReference | PolicyReference | ArticleReference;
    place?: string;
    href?: Href;
    file?: TextLinkFile;
    _type: "textLink";
    _key: string;
  }>;
  level?: number;
  _type: "block";
  _key: string;
} | {
  _key: string;
} & ArticleFigure>;

export type Feature = {
  _type: "feature";
  title?: string;
  text?: string;
  note?: string;
  thread?: Thread;
  picture?: Picture;
  slip?: Slip;
  percent?: number;
};

export type Card = {
  _type: "card";
  title?: string;
  text?: string;
  note?: string;
  picture?: Picture;
  view?: string;
  ground?: Ground;
};

export type Amount = {
  _type: "amount";
  title?: string;
  value?: number;
  ground?: Ground;
};

export type Timeline = {
  _type: "timeline";
  layout?: "strip" | "lengths" | "conversation" | "trace" | "year" | "payments";
  heading?: string;
  lead?: string;
  unitLabel?: string;
  weeks?: number;
  weeksOver?: number;
  labels?: Array<string>;
  marked?: string;
  items?: Array<{
    _key: string;
  } & TimelineEntry>;
  picture?: Picture;
  note?: string;
  summary?: TitledText;
  ground?: Ground;
  anchor?: string;
};

export type TextWithPicture = {
  _type: "textWithPicture";
  layout?: "pictureRight" | "pictureLeft" | "pictureAbove";
  heading?: string;
  lead?: string;
  body?: RichText;
  picture?: Picture;
  actions?: Array<{
    _key: string;
  } & Link>;
  ground?: Ground;
  anchor?: string;
};

export type TextBlock = {
  _type: "textBlock";
  layout?: "beside" | "column" | "twoColumns";
  heading?: string;
  lead?: string;
  body?: RichText;
  ground?: Ground;
  anchor?: string;
};

export type TestimonialReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "testimonial";
};

export type TestimonialSlider = {
  _type: "testimonialSlider";
  heading?: string;
  testimonials?: Array<{
    _key: string;
  } & TestimonialReference>;
  ground?: Ground;
  anchor?: string;
};

export type Table = {
  _type: "table";
  layout?: "plain" | "permissions" | "matching";
  heading?: string;
  lead?: string;
  columns?: Array<string>;
  rows?: Array<{
    _key: string;
  } & TableRow>;
  yes?: string;
  note?: string;
  ground?: Ground;
  anchor?: string;
};

export type Story = {
  _type: "story";
  heading?: string;
  lead?: string;
  picture?: Picture;
  entries?: Array<{
    _key: string;
  } & CollectionEntry>;
  ground?: Ground;
  anchor?: string;
};

export type Statement = {
  _type: "statement";
  layout?: "large" | "underlined" | "runOn";
  heading?: string;
  lead?: string;
  words?: RichText;
  notes?: Array<{
    _key: string;
  } & TitledText>;
  ground?: Ground;
  anchor?: string;
};

export type ServiceIndex = {
  _type: "serviceIndex";
  heading?: string;
  lead?: string;
  groups?: Array<{
    title?: string;
    services?: Array<{
      _key: string;
    } & ServiceEntry>;
    _type: "serviceGroup";
    _key: string;
  }>;
  cloth?: Picture;
  picture?: Picture;
  ground?: Ground;
  anchor?: string;
};

export type ReferenceContact = {
  _type: "referenceContact";
  heading?: string;
  name?: string;
  role?: string;
  portrait?: Picture;
  email?: string;
  phone?: string;
  hours?: string;
  brochureText?: string;
  brochure?: Link;
  ground?: Ground;
  anchor?: string;
};

export type Receipt = {
  _type: "receipt";
  layout?: "total" | "takings";
  heading?: string;
  lead?: string;
  columns?: Array<string>;
  lines?: Array<{
    _key: string;
  } & ReceiptLine>;
  result?: Result;
  ground?: Ground;
  anchor?: string;
};

export type Quotation = {
  _type: "quotation";
  layout?: "large" | "portrait";
  heading?: string;
  lead?: string;
  quote?: string;
  author?: string;
  role?: string;
  portrait?: Picture;
  ground?: Ground;
  anchor?: string;
};

export type FaqItemReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "faqItem";
};

export type Questions = {
  _type: "questions";
  heading?: string;
  lead?: string;
  items?: Array<{
    _key: string;
  } & FaqItemReference>;
  cloth?: Picture;
  picture?: Picture;
  ground?: Ground;
  anchor?: string;
};

export type PartnerReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "partner";
};

export type PartnerLogos = {
  _type: "partnerLogos";
  heading?: string;
  lead?: string;
  partners?: Array<{
    _key: string;
  } & PartnerReference>;
  ground?: Ground;
  anchor?: string;
};

export type OpenPositions = {
  _type: "openPositions";
  heading?: string;
  lead?: string;
  listHeading?: string;
  emptyText?: string;
  cloth?: Picture;
  categoryLabel?: string;
  companyLabel?: string;
  locationLabel?: string;
  workTypeLabel?: string;
  contactLabel?: string;
  applyLabel?: string;
  subjectPrefix?: string;
  allLabel?: string;
  ground?: Ground;
  anchor?: string;
};

export type NotFound = {
  _type: "notFound";
  heading?: string;
  lead?: string;
  backLabel?: string;
  homeLabel?: string;
  picture?: Picture;
  smallPicture?: Picture;
  ground?: Ground;
  anchor?: string;
};

export type Newsletter = {
  _type: "newsletter";
  heading?: string;
  lead?: string;
  placeholder?: string;
  submitLabel?: string;
  wording?: NewsletterWording;
  invitation?: Invitation;
  anchor?: string;
};

export type MessageLength = {
  _type: "messageLength";
  heading?: string;
  lead?: string;
  messages?: Array<string>;
  limitLabel?: string;
  oneLabel?: string;
  moreLabel?: string;
  ground?: Ground;
  anchor?: string;
};

export type MenuTree = {
  _type: "menuTree";
  heading?: string;
  lead?: string;
  picture?: Picture;
  smallPicture?: Picture;
  ground?: Ground;
  anchor?: string;
};

export type Media = {
  _type: "media";
  layout?: "column" | "wide";
  heading?: string;
  lead?: string;
  picture?: Picture;
  video?: {
    asset?: SanityFileAssetReference;
    media?: unknown;
    _type: "file";
  };
  captions?: {
    asset?: SanityFileAssetReference;
    media?: unknown;
    _type: "file";
  };
  silent?: boolean;
  caption?: string;
  ground?: Ground;
  anchor?: string;
};

export type TeamMemberReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "teamMember";
};

export type Leadership = {
  _type: "leadership";
  heading?: string;
  lead?: string;
  members?: Array<{
    _key: string;
  } & TeamMemberReference>;
  readLabel?: string;
  profileLabel?: string;
  emptyBiography?: string;
  ground?: Ground;
  anchor?: string;
};

export type Hero = {
  _type: "hero";
  layout?: "beside" | "rising" | "hanging" | "overhanging" | "home" | "threads" | "ledger" | "corridors" | "request" | "batch" | "checkout" | "calendar" | "sheet" | "wall" | "dial" | "startup" | "company" | "notice";
  heading?: string;
  lead?: string;
  text?: string;
  code?: string;
  spokenCode?: string;
  actions?: Array<{
    _key: string;
  } & Link>;
  showCertificates?: boolean;
  picture?: Picture;
  smallPicture?: Picture;
  front?: Picture;
  note?: Picture;
  listHeading?: string;
  list?: Array<string>;
  ground?: Ground;
  anchor?: string;
};

export type Figures = {
  _type: "figures";
  layout?: "row" | "countUp" | "shares";
  heading?: string;
  lead?: string;
  items?: Array<{
    _key: string;
  } & Statistic>;
  ground?: Ground;
  anchor?: string;
};

export type Features = {
  _type: "features";
  layout?: "columns" | "strips" | "steps" | "numberedSteps" | "ladder" | "rail" | "threads" | "staggeredColumns" | "leadingWord" | "numbers" | "choices" | "tickets" | "unevenStrips" | "hanging" | "contents" | "numbered" | "blocks" | "knots" | "staggered" | "signal";
  heading?: string;
  lead?: string;
  items?: Array<{
    _key: string;
  } & Feature>;
  picture?: Picture;
  ground?: Ground;
  anchor?: string;
};

export type EmbeddedForm = {
  _type: "embeddedForm";
  heading?: string;
  lead?: string;
  address?: Href;
  title?: string;
  heightPx?: number;
  directLabel?: string;
  placeholderHeading?: string;
  placeholderText?: string;
  ground?: Ground;
  anchor?: string;
};

export type Divider = {
  _type: "divider";
  layout?: "line" | "beam" | "crossing";
  ground?: Ground;
  anchor?: string;
};

export type DemoForm = {
  _type: "demoForm";
  heading?: string;
  lead?: string;
  recipient?: "demo" | "vasDemo";
  industries?: Array<string>;
  submitLabel?: string;
  wording?: DemoFormWording;
  cloth?: Picture;
  artefact?: Picture;
  ground?: Ground;
  anchor?: string;
};

export type ContactForm = {
  _type: "contactForm";
  heading?: string;
  lead?: string;
  jumpLabel?: string;
  phoneLabel?: string;
  emailLabel?: string;
  hoursLabel?: string;
  addressLabel?: string;
  mapsLabel?: string;
  agreement?: string;
  policy?: Link;
  submitLabel?: string;
  wording?: Wording;
  anchor?: string;
};

export type ContactDetails = {
  _type: "contactDetails";
  heading?: string;
  lead?: string;
  officeLabel?: string;
  salesLabel?: string;
  mapsLabel?: string;
  ground?: Ground;
  anchor?: string;
};

export type Comparison = {
  _type: "comparison";
  heading?: string;
  lead?: string;
  options?: Array<{
    title?: string;
    ground?: Ground;
    rows?: Array<{
      term?: string;
      detail?: string;
      _type: "comparisonRow";
      _key: string;
    }>;
    _type: "comparisonOption";
    _key: string;
  }>;
  ground?: Ground;
  anchor?: string;
};

export type Code = {
  _type: "code";
  layout?: "groups" | "tiled";
  heading?: string;
  lead?: string;
  code?: string;
  notes?: Array<{
    _key: string;
  } & TitledText>;
  ground?: Ground;
  anchor?: string;
};

export type Chart = {
  _type: "chart";
  layout?: "bars" | "split";
  heading?: string;
  lead?: string;
  unit?: string;
  items?: Array<{
    _key: string;
  } & Amount>;
  secondRow?: Array<{
    _key: string;
  } & Amount>;
  summary?: TitledText;
  ground?: Ground;
  anchor?: string;
};

export type CaseStudyHero = {
  _type: "caseStudyHero";
  heading?: string;
  lead?: string;
  client?: string;
  published?: string;
  picture?: Picture;
  smallPicture?: Picture;
  ground?: Ground;
  anchor?: string;
};

export type CaseStudyChapters = {
  _type: "caseStudyChapters";
  heading?: string;
  lead?: string;
  chapters?: Array<{
    title?: string;
    body?: RichText;
    _type: "chapter";
    _key: string;
  }>;
  ground?: Ground;
  anchor?: string;
};

export type Carousel = {
  _type: "carousel";
  heading?: string;
  lead?: string;
  slides?: Array<{
    _key: string;
  } & Slide>;
  link?: Link;
  ground?: Ground;
  anchor?: string;
};

export type ServiceCardReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "serviceCard";
};

export type ProductCardReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "productCard";
};

export type Cards = {
  _type: "cards";
  layout?: "counters" | "parts" | "services" | "gallery" | "shops";
  heading?: string;
  lead?: string;
  kicker?: string;
  actions?: Array<{
    _key: string;
  } & Link>;
  picture?: Picture;
  items?: Array<{
    _key: string;
  } & Card>;
  cards?: Array<{
    _key: string;
  } & ServiceCardReference>;
  products?: Array<{
    _key: string;
  } & ProductCardReference>;
  ground?: Ground;
  anchor?: string;
};

export type CallToAction = {
  _type: "callToAction";
  layout?: "closing" | "nextPage" | "colourField" | "shortCode";
  heading?: string;
  lead?: string;
  kicker?: string;
  code?: string;
  link?: Link;
  picture?: Picture;
  ground?: Ground;
  anchor?: string;
};

export type Buttons = {
  _type: "buttons";
  layout?: "under" | "beside";
  heading?: string;
  lead?: string;
  actions?: Array<{
    _key: string;
  } & Link>;
  ground?: Ground;
  anchor?: string;
};

export type ArticleText = {
  _type: "articleText";
  heading?: string;
  lead?: string;
  picture?: Picture;
  notice?: string;
  byline?: string;
  body?: RichText;
  quotation?: string;
  closing?: RichText;
  ground?: Ground;
  anchor?: string;
};

export type ArticleList = {
  _type: "articleList";
  layout?: "ledger";
  heading?: string;
  lead?: string;
  emptyText?: string;
  olderLabel?: string;
  newerLabel?: string;
  ground?: Ground;
  anchor?: string;
};

export type ApiRequest = {
  _type: "apiRequest";
  heading?: string;
  lead?: string;
  link?: Link;
  picture?: Picture;
  ground?: Ground;
  anchor?: string;
};

export type Testimonial = {
  _id: string;
  _type: "testimonial";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  quote?: string;
  author?: string;
  role?: string;
  company?: string;
  image?: Picture;
  order?: Order;
};

export type ServiceCard = {
  _id: string;
  _type: "serviceCard";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  description?: string;
  page?: PageReference;
  route?: Href;
  linkLabel?: string;
  image?: Picture;
  overlay?: Picture;
  cloth?: Picture;
  colours?: {
    ground?: Ground;
    picture?: Ground;
    thread?: Ground;
  };
  icon?: "payments" | "services" | "commerce";
  order?: Order;
};

export type Redirect = {
  _id: string;
  _type: "redirect";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  source?: string;
  destination?: Href;
  permanent?: boolean;
};

export type ProductCard = {
  _id: string;
  _type: "productCard";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  desc?: string;
  image?: Picture;
  gradient?: Ground;
  link?: Link;
  comingSoon?: boolean;
  order?: Order;
};

export type Partner = {
  _id: string;
  _type: "partner";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: string;
  logo?: Picture;
  url?: Href;
  order?: Order;
};

export type JobPosition = {
  _id: string;
  _type: "jobPosition";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  category?: string;
  title?: string;
  company?: string;
  location?: string;
  workType?: string;
  descriptionText?: FormattedText;
  description?: string;
  descriptionDerived?: string;
  applicationEmail?: string;
  order?: Order;
};

export type FaqItem = {
  _id: string;
  _type: "faqItem";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  question?: string;
  answerText?: FormattedText;
  answer?: string;
  answerDerived?: string;
  link?: Link;
  order?: Order;
};

export type SiteSettings = {
  _id: string;
  _type: "siteSettings";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: string;
  legalName?: string;
  tagline?: string;
  description?: string;
  logo?: Picture;
  appIcon?: Picture;
  supportEmails?: Array<string>;
  officePhone?: string;
  officeLabel?: string;
  salesPhone?: string;
  salesLabel?: string;
  hours?: string;
  shortHours?: string;
  opensAtHour?: number;
  closesAtHour?: number;
  address?: string;
  links?: {
    documentation?: Href;
    maps?: Href;
    social?: Array<{
      _key: string;
    } & SocialProfile>;
    certificates?: Array<{
      _key: string;
    } & Certificate>;
  };
  navigation?: {
    company?: {
      label?: string;
      items?: Array<{
        _key: string;
      } & NavigationItem>;
    };
    offer?: {
      label?: string;
      mobileLabel?: string;
      items?: Array<{
        _key: string;
      } & OfferItem>;
    };
    developers?: {
      label?: string;
      card?: {
        title?: string;
        description?: string;
        page?: PageReference | PolicyReference | ArticleReference;
        place?: string;
        href?: Href;
        linkLabel?: string;
      };
      links?: Array<{
        _key: string;
      } & ReferenceLink>;
    };
    actions?: Array<{
      _key: string;
    } & Link>;
  };
  footer?: {
    resources?: LinkList;
    developers?: LinkList;
    company?: LinkList;
    contactHeading?: string;
    band?: Picture;
  };
  policies?: PolicyLabels;
  articles?: ArticleLabels;
  seo?: {
    titleSuffix?: string;
    description?: string;
    image?: Picture;
  };
};

export type Page = {
  _id: string;
  _type: "page";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  path?: SitePath;
  parent?: PageReference;
  sections?: Array<{
    _key: string;
  } & ApiRequest | {
    _key: string;
  } & ArticleList | {
    _key: string;
  } & ArticleText | {
    _key: string;
  } & Buttons | {
    _key: string;
  } & CallToAction | {
    _key: string;
  } & Cards | {
    _key: string;
  } & Carousel | {
    _key: string;
  } & CaseStudyChapters | {
    _key: string;
  } & CaseStudyHero | {
    _key: string;
  } & Chart | {
    _key: string;
  } & Code | {
    _key: string;
  } & Comparison | {
    _key: string;
  } & ContactDetails | {
    _key: string;
  } & ContactForm | {
    _key: string;
  } & DemoForm | {
    _key: string;
  } & Divider | {
    _key: string;
  } & EmbeddedForm | {
    _key: string;
  } & Features | {
    _key: string;
  } & Figures | {
    _key: string;
  } & Hero | {
    _key: string;
  } & Leadership | {
    _key: string;
  } & Media | {
    _key: string;
  } & MenuTree | {
    _key: string;
  } & MessageLength | {
    _key: string;
  } & Newsletter | {
    _key: string;
  } & NotFound | {
    _key: string;
  } & OpenPositions | {
    _key: string;
  } & PartnerLogos | {
    _key: string;
  } & Questions | {
    _key: string;
  } & Quotation | {
    _key: string;
  } & Receipt | {
    _key: string;
  } & ReferenceContact | {
    _key: string;
  } & ServiceIndex | {
    _key: string;
  } & Statement | {
    _key: string;
  } & Story | {
    _key: string;
  } & Table | {
    _key: string;
  } & TestimonialSlider | {
    _key: string;
  } & TextBlock | {
    _key: string;
  } & TextWithPicture | {
    _key: string;
  } & Timeline>;
  standalone?: Standalone;
  schemaKind?: "Service" | "Product";
  seo?: Seo;
};

export type Policy = {
  _id: string;
  _type: "policy";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  path?: SitePath;
  effectiveDate?: string;
  lastUpdated?: string;
  intro?: string;
  keyFigures?: Array<{
    _key: string;
  } & KeyFigure>;
  picture?: Picture;
  clauses?: Array<{
    _key: string;
  } & Clause>;
  privacy?: {
    heading?: string;
    body?: RichText;
    picture?: Picture;
  };
  order?: Order;
  seo?: Seo;
};

export type Article = {
  _id: string;
  _type: "article";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  path?: SitePath;
  publishedAt?: string;
  lastUpdated?: string;
  author?: TeamMemberReference;
  byline?: string;
  topic?: "Company" | "Products" | "Guides";
  lead?: string;
  picture?: Picture;
  body?: ArticleBody;
  related?: Array<{
    _key: string;
  } & ArticleReference>;
  seo?: Seo;
};

export type TeamMember = {
  _id: string;
  _type: "teamMember";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: string;
  role?: string;
  image?: Picture;
  bio?: string;
  linkedinUrl?: Href;
  order?: Order;
};

export type SanityImageCrop = {
  _type: "sanity.imageCrop";
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
};

export type SanityImageHotspot = {
  _type: "sanity.imageHotspot";
  x?: number;
  y?: number;
  height?: number;
  width?: number;
};

export type SanityImagePaletteSwatch = {
  _type: "sanity.imagePaletteSwatch";
  background?: string;
  foreground?: string;
  population?: number;
  title?: string;
};

export type SanityImagePalette = {
  _type: "sanity.imagePalette";
  darkMuted?: SanityImagePaletteSwatch;
  lightVibrant?: SanityImagePaletteSwatch;
  darkVibrant?: SanityImagePaletteSwatch;
  vibrant?: SanityImagePaletteSwatch;
  dominant?: SanityImagePaletteSwatch;
  lightMuted?: SanityImagePaletteSwatch;
  muted?: SanityImagePaletteSwatch;
};

export type SanityImageDimensions = {
  _type: "sanity.imageDimensions";
  height?: number;
  width?: number;
  aspectRatio?: number;
};

export type SanityImageMetadata = {
  _type: "sanity.imageMetadata";
  location?: Geopoint;
  dimensions?: SanityImageDimensions;
  palette?: SanityImagePalette;
  lqip?: string;
  blurHash?: string;
  thumbHash?: string;
  hasAlpha?: boolean;
  isOpaque?: boolean;
};

export type SanityFileAsset = {
  _id: string;
  _type: "sanity.fileAsset";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  sha1hash?: string;
  extension?: string;
  mimeType?: string;
  size?: number;
  assetId?: string;
  uploadId?: string;
  path?: string;
  url?: string;
  source?: SanityAssetSourceData;
};

export type SanityAssetSourceData = {
  _type: "sanity.assetSourceData";
  name?: string;
  id?: string;
  url?: string;
};

export type SanityImageAsset = {
  _id: string;
  _type: "sanity.imageAsset";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  sha1hash?: string;
  extension?: string;
  mimeType?: string;
  size?: number;
  assetId?: string;
  uploadId?: string;
  path?: string;
  url?: string;
  metadata?: SanityImageMetadata;
  source?: SanityAssetSourceData;
};

export type Geopoint = {
  _type: "geopoint";
  lat?: number;
  lng?: number;
  alt?: number;
};

export type Slug = {
  _type: "slug";
  current?: string;
  source?: string;
};

export type AllSanitySchemaTypes = SanityFileAssetReference | TextLinkFile | Wording | DemoFormWording | NewsletterWording | Invitation | Result | Fields | FirstName | LastName | FieldsEmail | Phone | Message | AgreeToPolicy | Texts | WordingFields | Name | WordingFieldsEmail | FieldsPhone | Company | JobTitle | Industry | WordingTexts | Fields1 | Email1 | Texts1 | TitledText | TimelineEntry | Thread | TableRow | Statistic | Standalone | SocialProfile | Slip | Slide | SitePath | PageReference | PolicyReference | ArticleReference | ServiceEntry | Seo | RichText | ReferenceLink | FormattedText | ReceiptLine | PolicyLabels | SanityImageAssetReference | Picture | Order | OfferItem | NavigationItem | LinkList | Link | KeyFigure | Href | Ground | CollectionEntry | Clause | Certificate | ArticleLabels | ArticleFigure | ArticleBody | Feature | Card | Amount | Timeline | TextWithPicture | TextBlock | TestimonialReference | TestimonialSlider | Table | Story | Statement | ServiceIndex | ReferenceContact | Receipt | Quotation | FaqItemReference | Questions | PartnerReference | PartnerLogos | OpenPositions | NotFound | Newsletter | MessageLength | MenuTree | Media | TeamMemberReference | Leadership | Hero | Figures | Features | EmbeddedForm | Divider | DemoForm | ContactForm | ContactDetails | Comparison | Code | Chart | CaseStudyHero | CaseStudyChapters | Carousel | ServiceCardReference | ProductCardReference | Cards | CallToAction | Buttons | ArticleText | ArticleList | ApiRequest | Testimonial | ServiceCard | Redirect | ProductCard | Partner | JobPosition | FaqItem | SiteSettings | Page | Policy | Article | TeamMember | SanityImageCrop | SanityImageHotspot | SanityImagePaletteSwatch | SanityImagePalette | SanityImageDimensions | SanityImageMetadata | SanityFileAsset | SanityAssetSourceData | SanityImageAsset | Geopoint | Slug;

// Source: app/pages/article/query.ts
// Variable: ARTICLE_QUERY
// Query: *[_type == "article" && path == $path][0]{  _id, title, path, publishedAt, lastUpdated, byline, topic, lead,  picture{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} },  author->{ _id, name, role, bio, image{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },  body[]{    ...,    _type == "block" => { markDefs[]{ _type, _key, "href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } },    _type == "articleFigure" => { caption, picture{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } }  },  "chosen": (related[]->)[defined(_id)]{ _id, title, path, publishedAt, topic, lead, byline, author->{ _id, name }, picture{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },  "sameTopic": *[_type == "article" && defined(path) && topic == ^.topic && path != $path]    | order(publishedAt desc, _id asc)[0...3]{ _id, title, path, publishedAt, topic, lead, byline, author->{ _id, name }, picture{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },  seo{ title, description, noindex, image{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },  "home": *[_type == "page" && path == "/"][0]{ title, path },  "list": *[_type == "page" && path == "/articles"][0]{ title, path },  "labels": *[_type == "siteSettings" && _id == "siteSettings"][0].articles{    by, updated, "authorHeading": author, related, all, feed  }}
export type ARTICLE_QUERY_RESULT = {
  _id: string;
  title: string | null;
  path: SitePath | null;
  publishedAt: string | null;
  lastUpdated: string | null;
  byline: string | null;
  topic: "Company" | "Guides" | "Products" | null;
  lead: string | null;
  picture: QueriedPicture | null;
  author: {
    _id: string;
    name: string | null;
    role: string | null;
    bio: string | null;
    image: QueriedPicture | null;
  } | null;
  body: Array<{
    _key: string;
    _type: "articleFigure";
    picture: QueriedPicture | null;
    caption: string | null;
  } | QueriedBlock> | null;
  chosen: Array<{
    _id: string;
    title: string | null;
    path: SitePath | null;
    publishedAt: string | null;
    topic: "Company" | "Guides" | "Products" | null;
    lead: string | null;
    byline: string | null;
    author: {
      _id: string;
      name: string | null;
    } | null;
    picture: QueriedPicture | null;
  }> | null;
  sameTopic: Array<{
    _id: string;
    title: string | null;
    path: SitePath | null;
    publishedAt: string | null;
    topic: "Company" | "Guides" | "Products" | null;
    lead: string | null;
    byline: string | null;
    author: {
      _id: string;
      name: string | null;
    } | null;
    picture: QueriedPicture | null;
  }>;
  seo: {
    title: string | null;
    description: string | null;
    noindex: boolean | null;
    image: QueriedPicture | null;
  } | null;
  home: {
    title: string | null;
    path: "/";
  } | null;
  list: {
    title: string | null;
    path: "/articles";
  } | null;
  labels: {
    by: string | null;
    updated: string | null;
    authorHeading: string | null;
    related: string | null;
    all: string | null;
    feed: string | null;
  } | null;
} | null;

// Source: app/pages/article/query.ts
// Variable: ARTICLE_IDS_QUERY
// Query: *[_type == "article" && path > "" && title > ""] | order(publishedAt desc, _id asc)[0...2000]._id
export type ARTICLE_IDS_QUERY_RESULT = Array<string>;

// Source: app/pages/article/query.ts
// Variable: ARTICLES_QUERY
// Query: *[_type == "article" && defined(path)][_id in $ids] | order(publishedAt desc, _id asc){ _id, title, path, publishedAt, topic, lead, byline, author->{ _id, name }, picture{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } }
export type ARTICLES_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  path: SitePath;
  publishedAt: string | null;
  topic: "Company" | "Guides" | "Products" | null;
  lead: string | null;
  byline: string | null;
  author: {
    _id: string;
    name: string | null;
  } | null;
  picture: QueriedPicture | null;
}>;

// Source: app/pages/article/query.ts
// Variable: FEED_QUERY
// Query: {  "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{ _id, name, legalName },  "list": *[_type == "page" && path == "/articles"][0]{ _id, title, seo{ description } },  "articles": *[_type == "article" && defined(path) && defined(publishedAt)]    | order(publishedAt desc, _id asc)[0...20]{      _id, title, path, publishedAt, lastUpdated, lead, topic, byline, "authorName": author->name    }}
export type FEED_QUERY_RESULT = {
  site: {
    _id: "siteSettings";
    name: string | null;
    legalName: string | null;
  } | null;
  list: {
    _id: string;
    title: string | null;
    seo: {
      description: string | null;
    } | null;
  } | null;
  articles: Array<{
    _id: string;
    title: string | null;
    path: SitePath;
    publishedAt: string;
    lastUpdated: string | null;
    lead: string | null;
    topic: "Company" | "Guides" | "Products" | null;
    byline: string | null;
    authorName: string | null;
  }>;
};

// Source: app/pages/files/siteFiles.ts
// Variable: SITEMAP_QUERY
// Query: *[_type in ["page", "policy", "article"] && defined(path) && path != "/404" && seo.noindex != true] | order(path asc){ path, _updatedAt }
export type SITEMAP_QUERY_RESULT = Array<{
  path: SitePath | null;
  _updatedAt: string;
}>;

// Source: app/pages/files/siteFiles.ts
// Variable: SITE_IDENTITY_QUERY
// Query: *[_type == "siteSettings" && _id == "siteSettings"][0]{ name, legalName, description, "email": supportEmails[0], appIcon{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } }
export type SITE_IDENTITY_QUERY_RESULT = {
  name: string | null;
  legalName: string | null;
  description: string | null;
  email: string | null;
  appIcon: QueriedPicture | null;
} | null;

// Source: app/pages/placeholderForm.ts
// Variable: PLACEHOLDER_QUERY
// Query: *[_type == "page" && $address in sections[_type == "embeddedForm"].address][0]    .sections[_type == "embeddedForm" && address == $address][0]{      "title": coalesce(title, ""), placeholderHeading, placeholderText    }
export type PLACEHOLDER_QUERY_RESULT = {
  title: string | "";
  placeholderHeading: string | null;
  placeholderText: string | null;
} | null;

// Source: app/pages/policy/query.ts
// Variable: POLICY_QUERY
// Query: *[_type == "policy" && path == $path][0]{  _id, title, path, effectiveDate, lastUpdated, intro,  picture{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} },  keyFigures[]{ _key, figure, meaning },  clauses[]{ _key, title, anchor, body[]{ ..., markDefs[]{ _type, _key, "href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } } },  privacy{ heading, body[]{ ..., markDefs[]{ _type, _key, "href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } }, picture{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },  seo{ title, description, noindex, image{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },  "home": *[_type == "page" && path == "/"][0]{ title, path },  "labels": *[_type == "siteSettings" && _id == "siteSettings"][0].policies{    kicker, effectiveDate, lastUpdated, review, "keyFiguresHeading": keyFigures, contents,    "siblingsHeading": siblings, question,    contact{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) }  },  "siblings": *[_type == "policy" && path != $path] | order(order asc, title asc){    _id, title, path, picture{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} }  }}
export type POLICY_QUERY_RESULT = {
  _id: string;
  title: string | null;
  path: SitePath | null;
  effectiveDate: string | null;
  lastUpdated: string | null;
  intro: string | null;
  picture: QueriedPicture | null;
  keyFigures: Array<{
    _key: string;
    figure: string | null;
    meaning: string | null;
  }> | null;
  clauses: Array<{
    _key: string;
    title: string | null;
    anchor: string | null;
    body: Array<QueriedBlock2> | null;
  }> | null;
  privacy: {
    heading: string | null;
    body: Array<QueriedBlock2> | null;
    picture: QueriedPicture | null;
  } | null;
  seo: {
    title: string | null;
    description: string | null;
    noindex: boolean | null;
    image: QueriedPicture | null;
  } | null;
  home: {
    title: string | null;
    path: "/";
  } | null;
  labels: {
    kicker: string | null;
    effectiveDate: string | null;
    lastUpdated: string | null;
    review: string | null;
    keyFiguresHeading: string | null;
    contents: string | null;
    siblingsHeading: string | null;
    question: string | null;
    contact: QueriedLink | null;
  } | null;
  siblings: Array<{
    _id: string;
    title: string | null;
    path: SitePath | null;
    picture: QueriedPicture | null;
  }>;
} | null;

// Source: app/pages/query.ts
// Variable: PAGE_QUERY
// Query: *[_type == "page" && path == $path][0]{  _id, title, path,  "home": *[_type == "page" && path == "/"][0]{ title, path },  parent->{ title, path, parent->{ title, path } },  schemaKind,  standalone{    email, ground, copyrightYear,    "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{      name, legalName, logo{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} }, "social": links.social[]{ _key, platform, url }    }  },  seo{ title, description, noindex, image{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },  sections[]{ _key, _type, heading, lead, layout, anchor, ground, _type=="apiRequest"||_type=="callToAction"||_type=="carousel"=>{link{_key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)}},_type=="apiRequest"||_type=="articleText"||_type=="callToAction"||_type=="cards"||_type=="caseStudyHero"||_type=="features"||_type=="hero"||_type=="media"||_type=="menuTree"||_type=="notFound"||_type=="questions"||_type=="serviceIndex"||_type=="story"||_type=="textWithPicture"||_type=="timeline"=>{picture{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},_type=="articleText"||_type=="textBlock"||_type=="textWithPicture"=>{body[]{...,markDefs[]{_type,_key,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)}}},_type=="buttons"||_type=="cards"||_type=="hero"||_type=="textWithPicture"=>{actions[]{_key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)}},_type=="caseStudyHero"||_type=="hero"||_type=="menuTree"||_type=="notFound"=>{smallPicture{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},_type=="demoForm"||_type=="openPositions"||_type=="questions"||_type=="serviceIndex"=>{cloth{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},_type=="quotation"||_type=="referenceContact"=>{role,portrait{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},_type=="articleList"=>{emptyText,olderLabel,newerLabel},_type=="articleText"=>{notice,byline,quotation,closing[]{...,markDefs[]{_type,_key,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)}}},_type=="callToAction"=>{kicker,code,"pageTitle":link.page->title},_type=="cards"=>{kicker,items[]{_key,title,text,note,view,ground,picture{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},"cards":select(count(cards)> 0=>cards[]->,layout=="services"=>*[_type=="serviceCard"]|order(order,_createdAt))[defined(_id)]{_id,title,description,linkLabel,"route":select(defined(page)=>page->path,route),colours,icon,image{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},overlay{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},cloth{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},"products":(products[]->)[defined(_id)]{_id,title,desc,comingSoon,"ground":gradient,image{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},link{_key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)}}},_type=="carousel"=>{slides[]{_key,heading,ground,cloth{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},picture{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},overlay{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}},_type=="caseStudyChapters"=>{chapters[]{_key,title,body[]{...,markDefs[]{_type,_key,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)}}}},_type=="caseStudyHero"=>{client,published},_type=="chart"=>{unit,items[]{_key,title,value,ground},secondRow[]{_key,title,value,ground},summary{title,text}},_type=="code"=>{code,notes[]{_key,title,text}},_type=="comparison"=>{options[]{_key,title,ground,rows[]{_key,term,detail}}},_type=="contactDetails"=>{officeLabel,salesLabel,mapsLabel,"contact":*[_type=="siteSettings"&&_id=="siteSettings"][0]{"email":supportEmails[0],officePhone,salesPhone,address,"maps":links.maps,"hours":coalesce(shortHours,hours)}},_type=="contactForm"=>{mapsLabel,jumpLabel,phoneLabel,emailLabel,hoursLabel,addressLabel,agreement,policy{_key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)},submitLabel,wording,"company":*[_type=="siteSettings"&&_id=="siteSettings"][0]{officePhone,salesPhone,"supportEmail":supportEmails[0],address,"maps":links.maps,"hours":coalesce(shortHours,hours),opensAtHour,closesAtHour}},_type=="demoForm"=>{submitLabel,wording,recipient,industries,artefact{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},_type=="embeddedForm"=>{address,title,heightPx,directLabel},_type=="features"=>{items[]{_key,title,text,note,thread,percent,picture{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},slip{verdict,state,cells[]{_key,label,value}}}},_type=="figures"=>{items[]{_key,value,unit,suffix,figure,label,text,band{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}},_type=="hero"=>{code,text,spokenCode,listHeading,list,front{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},note{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},"certificates":select(showCertificates==true=>*[_type=="siteSettings"&&_id=="siteSettings"][0].links.certificates[]{_key,title,mark,image{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},"url":file.asset->url})},_type=="leadership"=>{readLabel,profileLabel,emptyBiography,"members":select(count(members)> 0=>members[]->,*[_type=="teamMember"]|order(order,_createdAt))[defined(_id)]{_id,name,role,bio,linkedinUrl,image{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}},_type=="media"=>{"video":video.asset->{url,mimeType},"captions":captions.asset->url,caption},_type=="messageLength"=>{messages,limitLabel,oneLabel,moreLabel},_type=="newsletter"=>{submitLabel,wording,placeholder,invitation{heading,lead,thanksHeading,thanksText,picture{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},smallPicture{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}},_type=="notFound"=>{backLabel,homeLabel},_type=="openPositions"=>{emptyText,listHeading,categoryLabel,companyLabel,locationLabel,workTypeLabel,contactLabel,applyLabel,subjectPrefix,allLabel,"positions":*[_type=="jobPosition"]|order(order,_createdAt){_id,_createdAt,category,title,company,location,workType,"descriptionText":select(description in[null,descriptionDerived,pt::text(descriptionText)]=>descriptionText[]{...,markDefs[]{_type,_key,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)}}),description,applicationEmail}},_type=="partnerLogos"=>{"partners":select(count(partners)> 0=>partners[]->,*[_type=="partner"]|order(order,_createdAt))[defined(_id)]{_id,name,url,logo{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}},_type=="questions"=>{"items":select(count(items)> 0=>items[]->,*[_type=="faqItem"]|order(order,_createdAt))[defined(_id)]{_id,question,"answerText":select(answer in[null,answerDerived,pt::text(answerText)]=>answerText[]{...,markDefs[]{_type,_key,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)}}),answer,link{_key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)}}},_type=="quotation"=>{quote,author},_type=="receipt"=>{columns,lines[]{_key,label,value,sold,share},result{label,value}},_type=="referenceContact"=>{name,email,phone,hours,brochureText,brochure{_key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)}},_type=="serviceIndex"=>{groups[]{_key,title,services[]{_key,title,description,"href":coalesce(page->path+coalesce("#"+place,""),href),picture{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}}},_type=="statement"=>{notes[]{_key,title,text},words[]{...,markDefs[]{_type,_key,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)}}},_type=="story"=>{entries[]{_key,time,name,amount,state,posted}},_type=="table"=>{columns,rows[]{_key,title,cells,thread},yes,note},_type=="testimonialSlider"=>{"testimonials":select(count(testimonials)> 0=>testimonials[]->,*[_type=="testimonial"]|order(order,_createdAt))[defined(_id)]{_id,quote,author,role,company,image{"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}},_type=="timeline"=>{summary{title,text},note,unitLabel,weeks,weeksOver,labels,marked,items[]{_key,title,text,at,value,thread,time,side,note}} }}
export type PAGE_QUERY_RESULT = {
  _id: string;
  title: string | null;
  path: SitePath | null;
  home: {
    title: string | null;
    path: "/";
  } | null;
  parent: {
    title: string | null;
    path: SitePath | null;
    parent: {
      title: string | null;
      path: SitePath | null;
    } | null;
  } | null;
  schemaKind: "Product" | "Service" | null;
  standalone: {
    email: string | null;
    ground: Ground | null;
    copyrightYear: number | null;
    site: {
      name: string | null;
      legalName: string | null;
      logo: QueriedPicture | null;
      social: Array<{
        _key: string;
        platform: "facebook" | "instagram" | "linkedin" | "x" | null;
        url: Href | null;
      }> | null;
    } | null;
  } | null;
  seo: {
    title: string | null;
    description: string | null;
    noindex: boolean | null;
    image: QueriedPicture | null;
  } | null;
  sections: Array<{
    _key: string;
    _type: "apiRequest";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    link: QueriedLink | null;
    picture: QueriedPicture | null;
  } | {
    _key: string;
    _type: "articleList";
    heading: string | null;
    lead: string | null;
    layout: "ledger" | null;
    anchor: string | null;
    ground: Ground | null;
    emptyText: string | null;
    olderLabel: string | null;
    newerLabel: string | null;
  } | {
    _key: string;
    _type: "articleText";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    body: Array<QueriedBlock2> | null;
    notice: string | null;
    byline: string | null;
    quotation: string | null;
    closing: Array<QueriedBlock2> | null;
  } | {
    _key: string;
    _type: "buttons";
    heading: string | null;
    lead: string | null;
    layout: "beside" | "under" | null;
    anchor: string | null;
    ground: Ground | null;
    actions: Array<QueriedLink2> | null;
  } | {
    _key: string;
    _type: "callToAction";
    heading: string | null;
    lead: string | null;
    layout: "closing" | "colourField" | "nextPage" | "shortCode" | null;
    anchor: string | null;
    ground: Ground | null;
    link: QueriedLink | null;
    picture: QueriedPicture | null;
    kicker: string | null;
    code: string | null;
    pageTitle: string | null;
  } | {
    _key: string;
    _type: "cards";
    heading: string | null;
    lead: string | null;
    layout: "counters" | "gallery" | "parts" | "services" | "shops" | null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    actions: Array<QueriedLink2> | null;
    kicker: string | null;
    items: Array<{
      _key: string;
      title: string | null;
      text: string | null;
      note: string | null;
      view: string | null;
      ground: Ground | null;
      picture: QueriedPicture | null;
    }> | null;
    cards: Array<{
      _id: string;
      title: string | null;
      description: string | null;
      linkLabel: string | null;
      route: Href | SitePath | null;
      colours: {
        ground?: Ground;
        picture?: Ground;
        thread?: Ground;
      } | null;
      icon: "commerce" | "payments" | "services" | null;
      image: QueriedPicture | null;
      overlay: QueriedPicture | null;
      cloth: QueriedPicture | null;
    }> | null;
    products: Array<{
      _id: string;
      title: string | null;
      desc: string | null;
      comingSoon: boolean | null;
      ground: Ground | null;
      image: QueriedPicture | null;
      link: QueriedLink | null;
    }> | null;
  } | {
    _key: string;
    _type: "carousel";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    link: QueriedLink | null;
    slides: Array<{
      _key: string;
      heading: string | null;
      ground: Ground | null;
      cloth: QueriedPicture | null;
      picture: QueriedPicture | null;
      overlay: QueriedPicture | null;
    }> | null;
  } | {
    _key: string;
    _type: "caseStudyChapters";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    chapters: Array<{
      _key: string;
      title: string | null;
      body: Array<QueriedBlock2> | null;
    }> | null;
  } | {
    _key: string;
    _type: "caseStudyHero";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    smallPicture: QueriedPicture | null;
    client: string | null;
    published: string | null;
  } | {
    _key: string;
    _type: "chart";
    heading: string | null;
    lead: string | null;
    layout: "bars" | "split" | null;
    anchor: string | null;
    ground: Ground | null;
    unit: string | null;
    items: Array<{
      _key: string;
      title: string | null;
      value: number | null;
      ground: Ground | null;
    }> | null;
    secondRow: Array<{
      _key: string;
      title: string | null;
      value: number | null;
      ground: Ground | null;
    }> | null;
    summary: {
      title: string | null;
      text: string | null;
    } | null;
  } | {
    _key: string;
    _type: "code";
    heading: string | null;
    lead: string | null;
    layout: "groups" | "tiled" | null;
    anchor: string | null;
    ground: Ground | null;
    code: string | null;
    notes: Array<{
      _key: string;
      title: string | null;
      text: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "comparison";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    options: Array<{
      _key: string;
      title: string | null;
      ground: Ground | null;
      rows: Array<{
        _key: string;
        term: string | null;
        detail: string | null;
      }> | null;
    }> | null;
  } | {
    _key: string;
    _type: "contactDetails";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    officeLabel: string | null;
    salesLabel: string | null;
    mapsLabel: string | null;
    contact: {
      email: string | null;
      officePhone: string | null;
      salesPhone: string | null;
      address: string | null;
      maps: Href | null;
      hours: string | null;
    } | null;
  } | {
    _key: string;
    _type: "contactForm";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: null;
    mapsLabel: string | null;
    jumpLabel: string | null;
    phoneLabel: string | null;
    emailLabel: string | null;
    hoursLabel: string | null;
    addressLabel: string | null;
    agreement: string | null;
    policy: QueriedLink | null;
    submitLabel: string | null;
    wording: Wording | null;
    company: {
      officePhone: string | null;
      salesPhone: string | null;
      supportEmail: string | null;
      address: string | null;
      maps: Href | null;
      hours: string | null;
      opensAtHour: number | null;
      closesAtHour: number | null;
    } | null;
  } | {
    _key: string;
    _type: "demoForm";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    cloth: QueriedPicture | null;
    submitLabel: string | null;
    wording: DemoFormWording | null;
    recipient: "demo" | "vasDemo" | null;
    industries: Array<string> | null;
    artefact: QueriedPicture | null;
  } | {
    _key: string;
    _type: "divider";
    heading: null;
    lead: null;
    layout: "beam" | "crossing" | "line" | null;
    anchor: string | null;
    ground: Ground | null;
  } | {
    _key: string;
    _type: "embeddedForm";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    address: Href | null;
    title: string | null;
    heightPx: number | null;
    directLabel: string | null;
  } | {
    _key: string;
    _type: "features";
    heading: string | null;
    lead: string | null;
    layout: "blocks" | "choices" | "columns" | "contents" | "hanging" | "knots" | "ladder" | "leadingWord" | "numbered" | "numberedSteps" | "numbers" | "rail" | "signal" | "staggered" | "staggeredColumns" | "steps" | "strips" | "threads" | "tickets" | "unevenStrips" | null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    items: Array<{
      _key: string;
      title: string | null;
      text: string | null;
      note: string | null;
      thread: Thread | null;
      percent: number | null;
      picture: QueriedPicture | null;
      slip: {
        verdict: string | null;
        state: "done" | "fault" | "held" | null;
        cells: Array<{
          _key: string;
          label: string | null;
          value: string | null;
        }> | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "figures";
    heading: string | null;
    lead: string | null;
    layout: "countUp" | "row" | "shares" | null;
    anchor: string | null;
    ground: Ground | null;
    items: Array<{
      _key: string;
      value: number | null;
      unit: string | null;
      suffix: string | null;
      figure: string | null;
      label: string | null;
      text: string | null;
      band: QueriedPicture | null;
    }> | null;
  } | {
    _key: string;
    _type: "hero";
    heading: string | null;
    lead: string | null;
    layout: "batch" | "beside" | "calendar" | "checkout" | "company" | "corridors" | "dial" | "hanging" | "home" | "ledger" | "notice" | "overhanging" | "request" | "rising" | "sheet" | "startup" | "threads" | "wall" | null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    actions: Array<QueriedLink2> | null;
    smallPicture: QueriedPicture | null;
    code: string | null;
    text: string | null;
    spokenCode: string | null;
    listHeading: string | null;
    list: Array<string> | null;
    front: QueriedPicture | null;
    note: QueriedPicture | null;
    certificates: Array<{
      _key: string;
      title: string | null;
      mark: "centralBank" | "iso" | "pci" | null;
      image: QueriedPicture | null;
      url: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "leadership";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    readLabel: string | null;
    profileLabel: string | null;
    emptyBiography: string | null;
    members: Array<{
      _id: string;
      name: string | null;
      role: string | null;
      bio: string | null;
      linkedinUrl: Href | null;
      image: QueriedPicture | null;
    }> | null;
  } | {
    _key: string;
    _type: "media";
    heading: string | null;
    lead: string | null;
    layout: "column" | "wide" | null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    video: {
      url: string | null;
      mimeType: string | null;
    } | null;
    captions: string | null;
    caption: string | null;
  } | {
    _key: string;
    _type: "menuTree";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    smallPicture: QueriedPicture | null;
  } | {
    _key: string;
    _type: "messageLength";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    messages: Array<string> | null;
    limitLabel: string | null;
    oneLabel: string | null;
    moreLabel: string | null;
  } | {
    _key: string;
    _type: "newsletter";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: null;
    submitLabel: string | null;
    wording: NewsletterWording | null;
    placeholder: string | null;
    invitation: {
      heading: string | null;
      lead: string | null;
      thanksHeading: string | null;
      thanksText: string | null;
      picture: QueriedPicture | null;
      smallPicture: QueriedPicture | null;
    } | null;
  } | {
    _key: string;
    _type: "notFound";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    smallPicture: QueriedPicture | null;
    backLabel: string | null;
    homeLabel: string | null;
  } | {
    _key: string;
    _type: "openPositions";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    cloth: QueriedPicture | null;
    emptyText: string | null;
    listHeading: string | null;
    categoryLabel: string | null;
    companyLabel: string | null;
    locationLabel: string | null;
    workTypeLabel: string | null;
    contactLabel: string | null;
    applyLabel: string | null;
    subjectPrefix: string | null;
    allLabel: string | null;
    positions: Array<{
      _id: string;
      _createdAt: string;
      category: string | null;
      title: string | null;
      company: string | null;
      location: string | null;
      workType: string | null;
      descriptionText: Array<QueriedBlock3> | null;
      description: string | null;
      applicationEmail: string | null;
    }>;
  } | {
    _key: string;
    _type: "partnerLogos";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    partners: Array<{
      _id: string;
      name: string | null;
      url: Href | null;
      logo: QueriedPicture | null;
    }> | null;
  } | {
    _key: string;
    _type: "questions";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    cloth: QueriedPicture | null;
    items: Array<{
      _id: string;
      question: string | null;
      answerText: Array<QueriedBlock3> | null;
      answer: string | null;
      link: QueriedLink | null;
    }> | null;
  } | {
    _key: string;
    _type: "quotation";
    heading: string | null;
    lead: string | null;
    layout: "large" | "portrait" | null;
    anchor: string | null;
    ground: Ground | null;
    role: string | null;
    portrait: QueriedPicture | null;
    quote: string | null;
    author: string | null;
  } | {
    _key: string;
    _type: "receipt";
    heading: string | null;
    lead: string | null;
    layout: "takings" | "total" | null;
    anchor: string | null;
    ground: Ground | null;
    columns: Array<string> | null;
    lines: Array<{
      _key: string;
      label: string | null;
      value: string | null;
      sold: number | null;
      share: number | null;
    }> | null;
    result: {
      label: string | null;
      value: string | null;
    } | null;
  } | {
    _key: string;
    _type: "referenceContact";
    heading: string | null;
    lead: null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    role: string | null;
    portrait: QueriedPicture | null;
    name: string | null;
    email: string | null;
    phone: string | null;
    hours: string | null;
    brochureText: string | null;
    brochure: QueriedLink | null;
  } | {
    _key: string;
    _type: "serviceIndex";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    cloth: QueriedPicture | null;
    groups: Array<{
      _key: string;
      title: string | null;
      services: Array<{
        _key: string;
        title: string | null;
        description: string | null;
        href: Href | string | null;
        picture: QueriedPicture | null;
      }> | null;
    }> | null;
  } | {
    _key: string;
    _type: "statement";
    heading: string | null;
    lead: string | null;
    layout: "large" | "runOn" | "underlined" | null;
    anchor: string | null;
    ground: Ground | null;
    notes: Array<{
      _key: string;
      title: string | null;
      text: string | null;
    }> | null;
    words: Array<QueriedBlock2> | null;
  } | {
    _key: string;
    _type: "story";
    heading: string | null;
    lead: string | null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    entries: Array<{
      _key: string;
      time: string | null;
      name: string | null;
      amount: string | null;
      state: string | null;
      posted: boolean | null;
    }> | null;
  } | {
    _key: string;
    _type: "table";
    heading: string | null;
    lead: string | null;
    layout: "matching" | "permissions" | "plain" | null;
    anchor: string | null;
    ground: Ground | null;
    columns: Array<string> | null;
    rows: Array<{
      _key: string;
      title: string | null;
      cells: Array<string> | null;
      thread: Thread | null;
    }> | null;
    yes: string | null;
    note: string | null;
  } | {
    _key: string;
    _type: "testimonialSlider";
    heading: string | null;
    lead: null;
    layout: null;
    anchor: string | null;
    ground: Ground | null;
    testimonials: Array<{
      _id: string;
      quote: string | null;
      author: string | null;
      role: string | null;
      company: string | null;
      image: QueriedPicture | null;
    }> | null;
  } | {
    _key: string;
    _type: "textBlock";
    heading: string | null;
    lead: string | null;
    layout: "beside" | "column" | "twoColumns" | null;
    anchor: string | null;
    ground: Ground | null;
    body: Array<QueriedBlock2> | null;
  } | {
    _key: string;
    _type: "textWithPicture";
    heading: string | null;
    lead: string | null;
    layout: "pictureAbove" | "pictureLeft" | "pictureRight" | null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    body: Array<QueriedBlock2> | null;
    actions: Array<QueriedLink2> | null;
  } | {
    _key: string;
    _type: "timeline";
    heading: string | null;
    lead: string | null;
    layout: "conversation" | "lengths" | "payments" | "strip" | "trace" | "year" | null;
    anchor: string | null;
    ground: Ground | null;
    picture: QueriedPicture | null;
    summary: {
      title: string | null;
      text: string | null;
    } | null;
    note: string | null;
    unitLabel: string | null;
    weeks: number | null;
    weeksOver: number | null;
    labels: Array<string> | null;
    marked: string | null;
    items: Array<{
      _key: string;
      title: string | null;
      text: string | null;
      at: number | null;
      value: number | null;
      thread: Thread | null;
      time: string | null;
      side: "left" | "right" | null;
      note: string | null;
    }> | null;
  }> | null;
} | null;

// Source: app/pages/query.ts
// Variable: REDIRECT_QUERY
// Query: *[_type == "redirect" && source == $path][0]{ destination, permanent }
export type REDIRECT_QUERY_RESULT = {
  destination: Href | null;
  permanent: boolean | null;
} | null;

// Source: app/siteShell/query.ts
// Variable: SITE_QUERY
// Query: *[_type == "siteSettings" && _id == "siteSettings"][0]{  name, legalName, tagline, description,  supportEmails, officePhone, officeLabel, salesPhone, salesLabel, hours, address,  logo{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} },  appIcon{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} },  links{ social[]{ _key, platform, url }, certificates[]{ _key, title, mark, image{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} }, "url": file.asset->url } },  navigation{  company{    label,    items[]{ _key, title, subtitle, "href":coalesce(page->path+coalesce("#"+place,""),href), opensNewsletter, swatch{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } }  },  offer{    label, mobileLabel,    items[]{      _key, title, description, shortDescription, "href":coalesce(page->path+coalesce("#"+place,""),href), linkLabel, strip{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} }    }  },  developers{    label,    card{ title, description, "href":coalesce(page->path+coalesce("#"+place,""),href), linkLabel },    links[]{ _key, title, subtitle, "href":coalesce(page->path+coalesce("#"+place,""),href) }  },  actions[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) }},  footer{  resources{ heading, links[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } },  developers{ heading, links[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } },  company{ heading, links[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } },  contactHeading,  band{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} }},  seo{ titleSuffix, description, image{ "alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } }}
export type SITE_QUERY_RESULT = {
  name: string | null;
  legalName: string | null;
  tagline: string | null;
  description: string | null;
  supportEmails: Array<string> | null;
  officePhone: string | null;
  officeLabel: string | null;
  salesPhone: string | null;
  salesLabel: string | null;
  hours: string | null;
  address: string | null;
  logo: QueriedPicture | null;
  appIcon: QueriedPicture | null;
  links: {
    social: Array<{
      _key: string;
      platform: "facebook" | "instagram" | "linkedin" | "x" | null;
      url: Href | null;
    }> | null;
    certificates: Array<{
      _key: string;
      title: string | null;
      mark: "centralBank" | "iso" | "pci" | null;
      image: QueriedPicture | null;
      url: string | null;
    }> | null;
  } | null;
  navigation: {
    company: {
      label: string | null;
      items: Array<{
        _key: string;
        title: string | null;
        subtitle: string | null;
        href: Href | string | null;
        opensNewsletter: boolean | null;
        swatch: QueriedPicture | null;
      }> | null;
    } | null;
    offer: {
      label: string | null;
      mobileLabel: string | null;
      items: Array<{
        _key: string;
        title: string | null;
        description: string | null;
        shortDescription: string | null;
        href: Href | string | null;
        linkLabel: string | null;
        strip: QueriedPicture | null;
      }> | null;
    } | null;
    developers: {
      label: string | null;
      card: {
        title: string | null;
        description: string | null;
        href: Href | string | null;
        linkLabel: string | null;
      } | null;
      links: Array<{
        _key: string;
        title: string | null;
        subtitle: string | null;
        href: Href | string | null;
      }> | null;
    } | null;
    actions: Array<QueriedLink2> | null;
  } | null;
  footer: {
    resources: {
      heading: string | null;
      links: Array<QueriedLink2> | null;
    } | null;
    developers: {
      heading: string | null;
      links: Array<QueriedLink2> | null;
    } | null;
    company: {
      heading: string | null;
      links: Array<QueriedLink2> | null;
    } | null;
    contactHeading: string | null;
    band: QueriedPicture | null;
  } | null;
  seo: {
    titleSuffix: string | null;
    description: string | null;
    image: QueriedPicture | null;
  } | null;
} | null;

// Query TypeMap
declare global {
  interface SanityQueries {
    "*[_type == \"article\" && path == $path][0]{\n  _id, title, path, publishedAt, lastUpdated, byline, topic, lead,\n  picture{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} },\n  author->{ _id, name, role, bio, image{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },\n  body[]{\n    ...,\n    _type == \"block\" => { markDefs[]{ _type, _key, \"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } },\n    _type == \"articleFigure\" => { caption, picture{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } }\n  },\n  \"chosen\": (related[]->)[defined(_id)]{ _id, title, path, publishedAt, topic, lead, byline, author->{ _id, name }, picture{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },\n  \"sameTopic\": *[_type == \"article\" && defined(path) && topic == ^.topic && path != $path]\n    | order(publishedAt desc, _id asc)[0...3]{ _id, title, path, publishedAt, topic, lead, byline, author->{ _id, name }, picture{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },\n  seo{ title, description, noindex, image{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },\n  \"home\": *[_type == \"page\" && path == \"/\"][0]{ title, path },\n  \"list\": *[_type == \"page\" && path == \"/articles\"][0]{ title, path },\n  \"labels\": *[_type == \"siteSettings\" && _id == \"siteSettings\"][0].articles{\n    by, updated, \"authorHeading\": author, related, all, feed\n  }\n}": ARTICLE_QUERY_RESULT;
    "*[_type == \"article\" && path > \"\" && title > \"\"] | order(publishedAt desc, _id asc)[0...2000]._id": ARTICLE_IDS_QUERY_RESULT;
    "*[_type == \"article\" && defined(path)][_id in $ids] | order(publishedAt desc, _id asc){ _id, title, path, publishedAt, topic, lead, byline, author->{ _id, name }, picture{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } }": ARTICLES_QUERY_RESULT;
    "{\n  \"site\": *[_type == \"siteSettings\" && _id == \"siteSettings\"][0]{ _id, name, legalName },\n  \"list\": *[_type == \"page\" && path == \"/articles\"][0]{ _id, title, seo{ description } },\n  \"articles\": *[_type == \"article\" && defined(path) && defined(publishedAt)]\n    | order(publishedAt desc, _id asc)[0...20]{\n      _id, title, path, publishedAt, lastUpdated, lead, topic, byline, \"authorName\": author->name\n    }\n}": FEED_QUERY_RESULT;
    "*[_type in [\"page\", \"policy\", \"article\"] && defined(path) && path != \"/404\" && seo.noindex != true] | order(path asc){ path, _updatedAt }": SITEMAP_QUERY_RESULT;
    "*[_type == \"siteSettings\" && _id == \"siteSettings\"][0]{ name, legalName, description, \"email\": supportEmails[0], appIcon{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } }": SITE_IDENTITY_QUERY_RESULT;
    "*[_type == \"page\" && $address in sections[_type == \"embeddedForm\"].address][0]\n    .sections[_type == \"embeddedForm\" && address == $address][0]{\n      \"title\": coalesce(title, \"\"), placeholderHeading, placeholderText\n    }": PLACEHOLDER_QUERY_RESULT;
    "*[_type == \"policy\" && path == $path][0]{\n  _id, title, path, effectiveDate, lastUpdated, intro,\n  picture{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} },\n  keyFigures[]{ _key, figure, meaning },\n  clauses[]{ _key, title, anchor, body[]{ ..., markDefs[]{ _type, _key, \"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } } },\n  privacy{ heading, body[]{ ..., markDefs[]{ _type, _key, \"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } }, picture{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },\n  seo{ title, description, noindex, image{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },\n  \"home\": *[_type == \"page\" && path == \"/\"][0]{ title, path },\n  \"labels\": *[_type == \"siteSettings\" && _id == \"siteSettings\"][0].policies{\n    kicker, effectiveDate, lastUpdated, review, \"keyFiguresHeading\": keyFigures, contents,\n    \"siblingsHeading\": siblings, question,\n    contact{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) }\n  },\n  \"siblings\": *[_type == \"policy\" && path != $path] | order(order asc, title asc){\n    _id, title, path, picture{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} }\n  }\n}": POLICY_QUERY_RESULT;
    "*[_type == \"page\" && path == $path][0]{\n  _id, title, path,\n  \"home\": *[_type == \"page\" && path == \"/\"][0]{ title, path },\n  parent->{ title, path, parent->{ title, path } },\n  schemaKind,\n  standalone{\n    email, ground, copyrightYear,\n    \"site\": *[_type == \"siteSettings\" && _id == \"siteSettings\"][0]{\n      name, legalName, logo{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} }, \"social\": links.social[]{ _key, platform, url }\n    }\n  },\n  seo{ title, description, noindex, image{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } },\n  sections[]{ _key, _type, heading, lead, layout, anchor, ground, _type==\"apiRequest\"||_type==\"callToAction\"||_type==\"carousel\"=>{link{_key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href)}},_type==\"apiRequest\"||_type==\"articleText\"||_type==\"callToAction\"||_type==\"cards\"||_type==\"caseStudyHero\"||_type==\"features\"||_type==\"hero\"||_type==\"media\"||_type==\"menuTree\"||_type==\"notFound\"||_type==\"questions\"||_type==\"serviceIndex\"||_type==\"story\"||_type==\"textWithPicture\"||_type==\"timeline\"=>{picture{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},_type==\"articleText\"||_type==\"textBlock\"||_type==\"textWithPicture\"=>{body[]{...,markDefs[]{_type,_key,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href)}}},_type==\"buttons\"||_type==\"cards\"||_type==\"hero\"||_type==\"textWithPicture\"=>{actions[]{_key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href)}},_type==\"caseStudyHero\"||_type==\"hero\"||_type==\"menuTree\"||_type==\"notFound\"=>{smallPicture{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},_type==\"demoForm\"||_type==\"openPositions\"||_type==\"questions\"||_type==\"serviceIndex\"=>{cloth{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},_type==\"quotation\"||_type==\"referenceContact\"=>{role,portrait{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},_type==\"articleList\"=>{emptyText,olderLabel,newerLabel},_type==\"articleText\"=>{notice,byline,quotation,closing[]{...,markDefs[]{_type,_key,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href)}}},_type==\"callToAction\"=>{kicker,code,\"pageTitle\":link.page->title},_type==\"cards\"=>{kicker,items[]{_key,title,text,note,view,ground,picture{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},\"cards\":select(count(cards)> 0=>cards[]->,layout==\"services\"=>*[_type==\"serviceCard\"]|order(order,_createdAt))[defined(_id)]{_id,title,description,linkLabel,\"route\":select(defined(page)=>page->path,route),colours,icon,image{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},overlay{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},cloth{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},\"products\":(products[]->)[defined(_id)]{_id,title,desc,comingSoon,\"ground\":gradient,image{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},link{_key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href)}}},_type==\"carousel\"=>{slides[]{_key,heading,ground,cloth{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},picture{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},overlay{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}},_type==\"caseStudyChapters\"=>{chapters[]{_key,title,body[]{...,markDefs[]{_type,_key,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href)}}}},_type==\"caseStudyHero\"=>{client,published},_type==\"chart\"=>{unit,items[]{_key,title,value,ground},secondRow[]{_key,title,value,ground},summary{title,text}},_type==\"code\"=>{code,notes[]{_key,title,text}},_type==\"comparison\"=>{options[]{_key,title,ground,rows[]{_key,term,detail}}},_type==\"contactDetails\"=>{officeLabel,salesLabel,mapsLabel,\"contact\":*[_type==\"siteSettings\"&&_id==\"siteSettings\"][0]{\"email\":supportEmails[0],officePhone,salesPhone,address,\"maps\":links.maps,\"hours\":coalesce(shortHours,hours)}},_type==\"contactForm\"=>{mapsLabel,jumpLabel,phoneLabel,emailLabel,hoursLabel,addressLabel,agreement,policy{_key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href)},submitLabel,wording,\"company\":*[_type==\"siteSettings\"&&_id==\"siteSettings\"][0]{officePhone,salesPhone,\"supportEmail\":supportEmails[0],address,\"maps\":links.maps,\"hours\":coalesce(shortHours,hours),opensAtHour,closesAtHour}},_type==\"demoForm\"=>{submitLabel,wording,recipient,industries,artefact{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}},_type==\"embeddedForm\"=>{address,title,heightPx,directLabel},_type==\"features\"=>{items[]{_key,title,text,note,thread,percent,picture{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},slip{verdict,state,cells[]{_key,label,value}}}},_type==\"figures\"=>{items[]{_key,value,unit,suffix,figure,label,text,band{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}},_type==\"hero\"=>{code,text,spokenCode,listHeading,list,front{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},note{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},\"certificates\":select(showCertificates==true=>*[_type==\"siteSettings\"&&_id==\"siteSettings\"][0].links.certificates[]{_key,title,mark,image{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},\"url\":file.asset->url})},_type==\"leadership\"=>{readLabel,profileLabel,emptyBiography,\"members\":select(count(members)> 0=>members[]->,*[_type==\"teamMember\"]|order(order,_createdAt))[defined(_id)]{_id,name,role,bio,linkedinUrl,image{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}},_type==\"media\"=>{\"video\":video.asset->{url,mimeType},\"captions\":captions.asset->url,caption},_type==\"messageLength\"=>{messages,limitLabel,oneLabel,moreLabel},_type==\"newsletter\"=>{submitLabel,wording,placeholder,invitation{heading,lead,thanksHeading,thanksText,picture{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}},smallPicture{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}},_type==\"notFound\"=>{backLabel,homeLabel},_type==\"openPositions\"=>{emptyText,listHeading,categoryLabel,companyLabel,locationLabel,workTypeLabel,contactLabel,applyLabel,subjectPrefix,allLabel,\"positions\":*[_type==\"jobPosition\"]|order(order,_createdAt){_id,_createdAt,category,title,company,location,workType,\"descriptionText\":select(description in[null,descriptionDerived,pt::text(descriptionText)]=>descriptionText[]{...,markDefs[]{_type,_key,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href)}}),description,applicationEmail}},_type==\"partnerLogos\"=>{\"partners\":select(count(partners)> 0=>partners[]->,*[_type==\"partner\"]|order(order,_createdAt))[defined(_id)]{_id,name,url,logo{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}},_type==\"questions\"=>{\"items\":select(count(items)> 0=>items[]->,*[_type==\"faqItem\"]|order(order,_createdAt))[defined(_id)]{_id,question,\"answerText\":select(answer in[null,answerDerived,pt::text(answerText)]=>answerText[]{...,markDefs[]{_type,_key,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href)}}),answer,link{_key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href)}}},_type==\"quotation\"=>{quote,author},_type==\"receipt\"=>{columns,lines[]{_key,label,value,sold,share},result{label,value}},_type==\"referenceContact\"=>{name,email,phone,hours,brochureText,brochure{_key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href)}},_type==\"serviceIndex\"=>{groups[]{_key,title,services[]{_key,title,description,\"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href),picture{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}}},_type==\"statement\"=>{notes[]{_key,title,text},words[]{...,markDefs[]{_type,_key,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href)}}},_type==\"story\"=>{entries[]{_key,time,name,amount,state,posted}},_type==\"table\"=>{columns,rows[]{_key,title,cells,thread},yes,note},_type==\"testimonialSlider\"=>{\"testimonials\":select(count(testimonials)> 0=>testimonials[]->,*[_type==\"testimonial\"]|order(order,_createdAt))[defined(_id)]{_id,quote,author,role,company,image{\"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}}}},_type==\"timeline\"=>{summary{title,text},note,unitLabel,weeks,weeksOver,labels,marked,items[]{_key,title,text,at,value,thread,time,side,note}} }\n}": PAGE_QUERY_RESULT;
    "*[_type == \"redirect\" && source == $path][0]{ destination, permanent }": REDIRECT_QUERY_RESULT;
    "*[_type == \"siteSettings\" && _id == \"siteSettings\"][0]{\n  name, legalName, tagline, description,\n  supportEmails, officePhone, officeLabel, salesPhone, salesLabel, hours, address,\n  logo{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} },\n  appIcon{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} },\n  links{ social[]{ _key, platform, url }, certificates[]{ _key, title, mark, image{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} }, \"url\": file.asset->url } },\n  navigation{\n  company{\n    label,\n    items[]{ _key, title, subtitle, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href), opensNewsletter, swatch{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } }\n  },\n  offer{\n    label, mobileLabel,\n    items[]{\n      _key, title, description, shortDescription, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href), linkLabel, strip{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} }\n    }\n  },\n  developers{\n    label,\n    card{ title, description, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href), linkLabel },\n    links[]{ _key, title, subtitle, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href) }\n  },\n  actions[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) }\n},\n  footer{\n  resources{ heading, links[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } },\n  developers{ heading, links[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } },\n  company{ heading, links[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } },\n  contactHeading,\n  band{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} }\n},\n  seo{ titleSuffix, description, image{ \"alt\":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}} } }\n}": SITE_QUERY_RESULT;
  }
}
// Lets @sanity/client releases that predate the global registry read it too
declare module "@sanity/client" {
  interface SanityQueries extends globalThis.SanityQueries {}
}

export type QueriedPicture = {
  alt: string | null;
  hotspot: SanityImageHotspot | null;
  crop: SanityImageCrop | null;
  asset: {
    url: string | null;
    width: number | null;
    height: number | null;
  } | {
    url: string | null;
  } | null;
};

export type QueriedBlock = {
  children?: Array<{
    marks?: Array<string>;
    text?: string;
    _type: "span";
    _key: string;
  }>;
  style?: "blockquote" | "h2" | "h3" | "normal";
  listItem?: "bullet" | "number";
  markDefs: Array<{
    _type: "textLink";
    _key: string;
    href: Href | string | null;
  }> | null;
  level?: number;
  _type: "block";
  _key: string;
};

export type QueriedBlock2 = {
  children?: Array<{
    marks?: Array<string>;
    text?: string;
    _type: "span";
    _key: string;
  }>;
  style?: "h3" | "normal";
  listItem?: "bullet" | "number";
  markDefs: Array<{
    _type: "textLink";
    _key: string;
    href: Href | string | null;
  }> | null;
  level?: number;
  _type: "block";
  _key: string;
};

export type QueriedLink = {
  _key: null;
  label: string | null;
  newTab: boolean | null;
  href: Href | string | null;
};

export type QueriedLink2 = {
  _key: string;
  label: string | null;
  newTab: boolean | null;
  href: Href | string | null;
};

export type QueriedBlock3 = {
  children?: Array<{
    marks?: Array<string>;
    text?: string;
    _type: "span";
    _key: string;
  }>;
  style?: "normal";
  listItem?: "bullet" | "number";
  markDefs: Array<{
    _type: "textLink";
    _key: string;
    href: Href | string | null;
  }> | null;
  level?: number;
  _type: "block";
  _key: string;
};
