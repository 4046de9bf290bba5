/** Written by `npm run generate` from the schemas and the queries. Change those instead. */

export declare const internalGroqTypeReferenceTo: unique symbol;

export type Wording = {
  fields?: Fields;
  texts?: Texts;
};

export type DemoFormWording = {
  fields?: WordingFields;
  texts?: WordingTexts;
};

export type Result = {
  label?: string;
  value?: string;
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

export type WeekPayment = {
  _type: "weekPayment";
  week?: number;
  amountCedis?: number;
  thread?: "signal" | "indigo" | "ok";
};

export type UserChannel = {
  _type: "userChannel";
  title?: string;
  text?: string;
  view?: string;
};

export type TitledText = {
  _type: "titledText";
  title?: string;
  text?: string;
};

export type Thread = "signal" | "signal-text" | "gold" | "indigo" | "indigo-2" | "ink";

export type Statistic = {
  _type: "statistic";
  value?: number;
  unit?: string;
  suffix?: string;
  label?: string;
  band?: Picture;
};

export type StatementReader = {
  _type: "statementReader";
  title?: string;
  text?: string;
  picture?: Picture;
  figure?: TitledText;
  percent?: number;
  alarming?: boolean;
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

export type ServiceEntry = {
  _type: "serviceEntry";
  title?: string;
  description?: string;
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

export type SalaryShare = {
  _type: "salaryShare";
  percent?: number;
  label?: string;
  ground?: Ground;
};

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
    page?: PageReference | PolicyReference;
    place?: string;
    href?: Href;
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
  page?: PageReference | PolicyReference;
  place?: string;
  href?: Href;
};

export type PolicyWords = {
  _type: "policyWords";
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

export type OwnFrame = {
  _type: "ownFrame";
  email?: string;
  ground?: Ground;
  copyrightYear?: number;
};

export type Order = number;

export type OfferItem = {
  _type: "offerItem";
  title?: string;
  description?: string;
  shortDescription?: string;
  page?: PageReference | PolicyReference;
  place?: string;
  href?: Href;
  linkLabel?: string;
  strip?: Picture;
};

export type NavigationItem = {
  _type: "navigationItem";
  title?: string;
  subtitle?: string;
  page?: PageReference | PolicyReference;
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

export type SanityFileAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.fileAsset";
};

export type Link = {
  _type: "link";
  label?: string;
  page?: PageReference | PolicyReference;
  place?: string;
  href?: Href;
  file?: {
    asset?: SanityFileAssetReference;
    media?: unknown;
    _type: "file";
  };
  newTab?: boolean;
};

export type KeyFigure = {
  _type: "keyFigure";
  figure?: string;
  meaning?: string;
};

export type Href = string;

export type HiringStep = {
  _type: "hiringStep";
  day?: number;
  title?: string;
  text?: string;
};

export type Ground = "paper" | "white" | "raffia" | "ink" | "indigo" | "signal" | "gold" | "dew";

export type FeatureItem = {
  _type: "featureItem";
  number?: number;
  text?: string;
  detail?: string;
};

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

export type Feature = {
  _type: "feature";
  title?: string;
  text?: string;
  note?: string;
  thread?: Thread;
  picture?: Picture;
};

export type UserChannels = {
  _type: "userChannels";
  heading?: string;
  lead?: string;
  picture?: Picture;
  channels?: Array<{
    _key: string;
  } & UserChannel>;
  link?: Link;
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
};

export type Statistics = {
  _type: "statistics";
  heading?: string;
  items?: Array<{
    _key: string;
  } & Statistic>;
};

export type StatementReaders = {
  _type: "statementReaders";
  heading?: string;
  readers?: Array<{
    _key: string;
  } & StatementReader>;
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

export type SignalGap = {
  _type: "signalGap";
  heading?: string;
  moments?: Array<{
    _key: string;
  } & TitledText>;
};

export type ShortCodeBanner = {
  _type: "shortCodeBanner";
  code?: string;
  heading?: string;
  text?: string;
  link?: Link;
};

export type ProductCardReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "productCard";
};

export type ShopStreet = {
  _type: "shopStreet";
  heading?: string;
  lead?: string;
  actions?: Array<{
    _key: string;
  } & Link>;
  shops?: Array<{
    _key: string;
  } & ProductCardReference>;
};

export type SettlementDays = {
  _type: "settlementDays";
  heading?: string;
  days?: Array<string>;
  bars?: Array<{
    title?: string;
    text?: string;
    lengthDays?: number;
    thread?: Thread;
    _type: "settlementBar";
    _key: string;
  }>;
  note?: string;
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
};

export type ServiceCardReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "serviceCard";
};

export type ServiceCards = {
  _type: "serviceCards";
  heading?: string;
  lead?: string;
  cards?: Array<{
    _key: string;
  } & ServiceCardReference>;
};

export type SenderName = {
  _type: "senderName";
  heading?: string;
  lead?: string;
  senderName?: string;
};

export type SemesterPayments = {
  _type: "semesterPayments";
  heading?: string;
  lead?: string;
  weeks?: number;
  weekLabel?: string;
  payments?: Array<{
    _key: string;
  } & WeekPayment>;
  summary?: TitledText;
};

export type SavingsYear = {
  _type: "savingsYear";
  heading?: string;
  lead?: string;
  weeks?: number;
  weeksHeld?: number;
  loanWeeks?: Array<number>;
  heldLabel?: string;
  loanLabel?: string;
  toComeLabel?: string;
  shareOutLabel?: string;
};

export type RequestConversation = {
  _type: "requestConversation";
  heading?: string;
  payerLabel?: string;
  askerLabel?: string;
  turns?: Array<{
    time?: string;
    side?: "asker" | "payer";
    title?: string;
    text?: string;
    _type: "conversationTurn";
    _key: string;
  }>;
  picture?: Picture;
};

export type ReferenceTrace = {
  _type: "referenceTrace";
  heading?: string;
  lead?: string;
  reference?: string;
  stops?: Array<{
    place?: string;
    line?: string;
    note?: string;
    _type: "traceStop";
    _key: string;
  }>;
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
};

export type RailTable = {
  _type: "railTable";
  heading?: string;
  columns?: Array<string>;
  rows?: Array<{
    title?: string;
    cells?: Array<string>;
    _type: "railRow";
    _key: string;
  }>;
};

export type Quotation = {
  _type: "quotation";
  layout?: "large" | "portrait";
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
  items?: Array<{
    _key: string;
  } & FaqItemReference>;
  cloth?: Picture;
  picture?: Picture;
};

export type ProductGallery = {
  _type: "productGallery";
  kicker?: string;
  heading?: string;
  lead?: string;
  actions?: Array<{
    _key: string;
  } & Link>;
  products?: Array<{
    _key: string;
  } & ProductCardReference>;
};

export type PhoneDesk = {
  _type: "phoneDesk";
  heading?: string;
  officeLabel?: string;
  salesLabel?: string;
  mapsLabel?: string;
};

export type PermissionTable = {
  _type: "permissionTable";
  heading?: string;
  roles?: Array<string>;
  actionLabel?: string;
  allowedWord?: string;
  refusedWord?: string;
  actions?: Array<{
    title?: string;
    roles?: Array<string>;
    _type: "permission";
    _key: string;
  }>;
  note?: string;
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
  partners?: Array<{
    _key: string;
  } & PartnerReference>;
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
};

export type NumberedFeatures = {
  _type: "numberedFeatures";
  heading?: string;
  anchor?: string;
  items?: Array<{
    _key: string;
  } & FeatureItem>;
};

export type NextPage = {
  _type: "nextPage";
  kicker?: string;
  page?: PageReference;
  title?: string;
  href?: Href;
  ground?: Ground;
};

export type Newsletter = {
  _type: "newsletter";
  heading?: string;
  placeholder?: string;
  submitLabel?: string;
  wording?: NewsletterWording;
  invitation?: Invitation;
};

export type MissingPage = {
  _type: "missingPage";
  heading?: string;
  backLabel?: string;
  homeLabel?: string;
  picture?: Picture;
  smallPicture?: Picture;
};

export type MeterToken = {
  _type: "meterToken";
  heading?: string;
  token?: string;
  notes?: Array<{
    _key: string;
  } & TitledText>;
};

export type MessageLength = {
  _type: "messageLength";
  heading?: string;
  lead?: string;
  messages?: Array<string>;
  limitLabel?: string;
  oneLabel?: string;
  moreLabel?: string;
};

export type MenuTree = {
  _type: "menuTree";
  heading?: string;
  lead?: string;
  picture?: Picture;
  smallPicture?: Picture;
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

export type LoomNotice = {
  _type: "loomNotice";
  heading?: string;
  lead?: string;
  actions?: Array<{
    _key: string;
  } & Link>;
  picture?: Picture;
  listHeading?: string;
  items?: Array<string>;
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
  members?: Array<{
    _key: string;
  } & TeamMemberReference>;
  readLabel?: string;
  profileLabel?: string;
  emptyBiography?: string;
};

export type HubBanner = {
  _type: "hubBanner";
  kicker?: string;
  heading?: string;
  link?: Link;
  cloth?: Picture;
};

export type HiringDays = {
  _type: "hiringDays";
  heading?: string;
  dayLabel?: string;
  steps?: Array<{
    _key: string;
  } & HiringStep>;
};

export type Hero = {
  _type: "hero";
  layout?: "beside" | "rising" | "hanging" | "overhanging" | "home" | "threads" | "ledger" | "corridors" | "request" | "batch" | "checkout" | "calendar" | "sheet" | "wall" | "dial" | "startup" | "company";
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
  ground?: Ground;
  anchor?: string;
};

export type HangingCounters = {
  _type: "hangingCounters";
  heading?: string;
  lead?: string;
  actions?: Array<{
    _key: string;
  } & Link>;
  counters?: Array<{
    title?: string;
    supplier?: string;
    text?: string;
    picture?: Picture;
    ground?: Ground;
    _type: "counter";
    _key: string;
  }>;
};

export type FieldRound = {
  _type: "fieldRound";
  heading?: string;
  lead?: string;
  picture?: Picture;
  entries?: Array<{
    _key: string;
  } & CollectionEntry>;
};

export type Features = {
  _type: "features";
  layout?: "columns" | "strips" | "steps" | "conditions" | "ladder" | "rail" | "threads" | "street" | "words" | "numbers" | "sign" | "tickets" | "codes" | "hanging" | "contents";
  heading?: string;
  lead?: string;
  items?: Array<{
    _key: string;
  } & Feature>;
  ground?: Ground;
  anchor?: string;
};

export type FeatureBlocks = {
  _type: "featureBlocks";
  heading?: string;
  blocks?: Picture;
  items?: Array<{
    _key: string;
  } & FeatureItem>;
};

export type ExchangeSum = {
  _type: "exchangeSum";
  heading?: string;
  lead?: string;
  steps?: Array<{
    label?: string;
    value?: string;
    _type: "sumStep";
    _key: string;
  }>;
  result?: Result;
};

export type EmbeddedForm = {
  _type: "embeddedForm";
  heading?: string;
  address?: Href;
  title?: string;
  heightPx?: number;
  directLabel?: string;
};

export type DownloadWeights = {
  _type: "downloadWeights";
  heading?: string;
  lead?: string;
  unit?: string;
  weights?: Array<{
    title?: string;
    amount?: number;
    _type: "downloadWeight";
    _key: string;
  }>;
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
  ground?: Ground;
  cloth?: Picture;
  artefact?: Picture;
};

export type DeliveryReport = {
  _type: "deliveryReport";
  heading?: string;
  lead?: string;
  outcomes?: Array<{
    count?: number;
    title?: string;
    text?: string;
    _type: "outcome";
    _key: string;
  }>;
};

export type CounterTakings = {
  _type: "counterTakings";
  heading?: string;
  lead?: string;
  caption?: string;
  soldLabel?: string;
  shareLabel?: string;
  sales?: Array<{
    item?: string;
    sold?: number;
    share?: number;
    _type: "sale";
    _key: string;
  }>;
  totalLabel?: string;
};

export type ContributionSplit = {
  _type: "contributionSplit";
  heading?: string;
  lead?: string;
  sources?: Array<{
    _key: string;
  } & SalaryShare>;
  uses?: Array<{
    _key: string;
  } & SalaryShare>;
  choice?: TitledText;
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
};

export type ConsentPair = {
  _type: "consentPair";
  ways?: Array<{
    title?: string;
    ground?: Ground;
    rows?: Array<{
      term?: string;
      detail?: string;
      _type: "consentRow";
      _key: string;
    }>;
    _type: "consentWay";
    _key: string;
  }>;
};

export type ColumnMatching = {
  _type: "columnMatching";
  heading?: string;
  lead?: string;
  fileLabel?: string;
  meaningLabel?: string;
  columns?: Array<{
    title?: string;
    meaning?: string;
    thread?: Thread;
    _type: "matchedColumn";
    _key: string;
  }>;
};

export type ClosingCall = {
  _type: "closingCall";
  words?: string;
  link?: Link;
};

export type CaseStory = {
  _type: "caseStory";
  chapters?: Array<{
    title?: string;
    body?: RichText;
    _type: "chapter";
    _key: string;
  }>;
};

export type CaseOpening = {
  _type: "caseOpening";
  client?: string;
  published?: string;
  heading?: string;
  picture?: Picture;
  smallPicture?: Picture;
};

export type CaseHighlights = {
  _type: "caseHighlights";
  heading?: string;
  highlights?: Array<{
    figure?: string;
    text?: string;
    _type: "highlight";
    _key: string;
  }>;
};

export type Carousel = {
  _type: "carousel";
  slides?: Array<{
    _key: string;
  } & Slide>;
  link?: Link;
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

export type BatchKnots = {
  _type: "batchKnots";
  heading?: string;
  lead?: string;
  knots?: Array<{
    title?: string;
    text?: string;
    slip?: Slip;
    picture?: Picture;
    _type: "knot";
    _key: string;
  }>;
};

export type ArticleText = {
  _type: "articleText";
  picture?: Picture;
  notice?: string;
  heading?: string;
  byline?: string;
  lead?: string;
  body?: RichText;
  quotation?: string;
  closing?: RichText;
};

export type ApiRequest = {
  _type: "apiRequest";
  heading?: string;
  lead?: string;
  link?: Link;
  picture?: Picture;
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
  description?: string;
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
  answer?: string;
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
        page?: PageReference | PolicyReference;
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
  policies?: PolicyWords;
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
  } & ArticleText | {
    _key: string;
  } & BatchKnots | {
    _key: string;
  } & Buttons | {
    _key: string;
  } & Carousel | {
    _key: string;
  } & CaseHighlights | {
    _key: string;
  } & CaseOpening | {
    _key: string;
  } & CaseStory | {
    _key: string;
  } & ClosingCall | {
    _key: string;
  } & ColumnMatching | {
    _key: string;
  } & ConsentPair | {
    _key: string;
  } & ContactForm | {
    _key: string;
  } & ContributionSplit | {
    _key: string;
  } & CounterTakings | {
    _key: string;
  } & DeliveryReport | {
    _key: string;
  } & DemoForm | {
    _key: string;
  } & Divider | {
    _key: string;
  } & DownloadWeights | {
    _key: string;
  } & EmbeddedForm | {
    _key: string;
  } & ExchangeSum | {
    _key: string;
  } & FeatureBlocks | {
    _key: string;
  } & Features | {
    _key: string;
  } & FieldRound | {
    _key: string;
  } & HangingCounters | {
    _key: string;
  } & Hero | {
    _key: string;
  } & HiringDays | {
    _key: string;
  } & HubBanner | {
    _key: string;
  } & Leadership | {
    _key: string;
  } & LoomNotice | {
    _key: string;
  } & Media | {
    _key: string;
  } & MenuTree | {
    _key: string;
  } & MessageLength | {
    _key: string;
  } & MeterToken | {
    _key: string;
  } & MissingPage | {
    _key: string;
  } & Newsletter | {
    _key: string;
  } & NextPage | {
    _key: string;
  } & NumberedFeatures | {
    _key: string;
  } & OpenPositions | {
    _key: string;
  } & PartnerLogos | {
    _key: string;
  } & PermissionTable | {
    _key: string;
  } & PhoneDesk | {
    _key: string;
  } & ProductGallery | {
    _key: string;
  } & Questions | {
    _key: string;
  } & Quotation | {
    _key: string;
  } & RailTable | {
    _key: string;
  } & ReferenceContact | {
    _key: string;
  } & ReferenceTrace | {
    _key: string;
  } & RequestConversation | {
    _key: string;
  } & SavingsYear | {
    _key: string;
  } & SemesterPayments | {
    _key: string;
  } & SenderName | {
    _key: string;
  } & ServiceCards | {
    _key: string;
  } & ServiceIndex | {
    _key: string;
  } & SettlementDays | {
    _key: string;
  } & ShopStreet | {
    _key: string;
  } & ShortCodeBanner | {
    _key: string;
  } & SignalGap | {
    _key: string;
  } & Statement | {
    _key: string;
  } & StatementReaders | {
    _key: string;
  } & Statistics | {
    _key: string;
  } & TestimonialSlider | {
    _key: string;
  } & TextBlock | {
    _key: string;
  } & TextWithPicture | {
    _key: string;
  } & UserChannels>;
  ownFrame?: OwnFrame;
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

export type AllSanitySchemaTypes = Wording | DemoFormWording | Result | NewsletterWording | Invitation | Fields | FirstName | LastName | FieldsEmail | Phone | Message | AgreeToPolicy | Texts | WordingFields | Name | WordingFieldsEmail | FieldsPhone | Company | JobTitle | Industry | WordingTexts | Fields1 | Email1 | Texts1 | WeekPayment | UserChannel | TitledText | Thread | Statistic | StatementReader | SocialProfile | Slip | Slide | SitePath | ServiceEntry | Seo | SalaryShare | PageReference | PolicyReference | RichText | ReferenceLink | PolicyWords | SanityImageAssetReference | Picture | OwnFrame | Order | OfferItem | NavigationItem | LinkList | SanityFileAssetReference | Link | KeyFigure | Href | HiringStep | Ground | FeatureItem | CollectionEntry | Clause | Certificate | Feature | UserChannels | TextWithPicture | TextBlock | TestimonialReference | TestimonialSlider | Statistics | StatementReaders | Statement | SignalGap | ShortCodeBanner | ProductCardReference | ShopStreet | SettlementDays | ServiceIndex | ServiceCardReference | ServiceCards | SenderName | SemesterPayments | SavingsYear | RequestConversation | ReferenceTrace | ReferenceContact | RailTable | Quotation | FaqItemReference | Questions | ProductGallery | PhoneDesk | PermissionTable | PartnerReference | PartnerLogos | OpenPositions | NumberedFeatures | NextPage | Newsletter | MissingPage | MeterToken | MessageLength | MenuTree | Media | LoomNotice | TeamMemberReference | Leadership | HubBanner | HiringDays | Hero | HangingCounters | FieldRound | Features | FeatureBlocks | ExchangeSum | EmbeddedForm | DownloadWeights | Divider | DemoForm | DeliveryReport | CounterTakings | ContributionSplit | ContactForm | ConsentPair | ColumnMatching | ClosingCall | CaseStory | CaseOpening | CaseHighlights | Carousel | Buttons | BatchKnots | ArticleText | ApiRequest | Testimonial | TeamMember | ServiceCard | Redirect | ProductCard | Partner | JobPosition | FaqItem | SiteSettings | Page | Policy | SanityImageCrop | SanityImageHotspot | SanityImagePaletteSwatch | SanityImagePalette | SanityImageDimensions | SanityImageMetadata | SanityFileAsset | SanityAssetSourceData | SanityImageAsset | Geopoint | Slug;

// Source: app/chrome/query.ts
// Variable: SITE_QUERY
// Query: *[_type == "siteSettings" && _id == "siteSettings"][0]{  name, legalName, tagline, description,  supportEmails, officePhone, officeLabel, salesPhone, salesLabel, hours, address,  logo{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },  appIcon{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },  links{ documentation, maps, social[]{ _key, platform, url }, certificates[]{ _key, title, mark, image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }, "url": file.asset->url } },  navigation{  company{    label,    items[]{ _key, title, subtitle, "href":coalesce(page->path+coalesce("#"+place,""),href), opensNewsletter, swatch{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }  },  offer{    label, mobileLabel,    items[]{      _key, title, description, shortDescription, "href":coalesce(page->path+coalesce("#"+place,""),href), linkLabel, strip{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }    }  },  developers{    label,    card{ title, description, "href":coalesce(page->path+coalesce("#"+place,""),href), linkLabel },    links[]{ _key, title, subtitle, "href":coalesce(page->path+coalesce("#"+place,""),href) }  },  actions[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) }},  footer{  resources{ heading, links[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } },  developers{ heading, links[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } },  company{ heading, links[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } },  contactHeading,  band{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }},  seo{ titleSuffix, description, image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }}
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
  logo: {
    alt: null | string;
    hotspot: SanityImageHotspot | null;
    crop: SanityImageCrop | null;
    asset: {
      url: string | null;
      metadata: {
        dimensions: {
          width: number | null;
          height: number | null;
        } | null;
      } | null;
    } | null;
  } | null;
  appIcon: {
    alt: null | string;
    hotspot: SanityImageHotspot | null;
    crop: SanityImageCrop | null;
    asset: {
      url: string | null;
      metadata: {
        dimensions: {
          width: number | null;
          height: number | null;
        } | null;
      } | null;
    } | null;
  } | null;
  links: {
    documentation: Href | null;
    maps: Href | null;
    social: Array<{
      _key: string;
      platform: "facebook" | "instagram" | "linkedin" | "x" | null;
      url: Href | null;
    }> | null;
    certificates: Array<{
      _key: string;
      title: string | null;
      mark: "centralBank" | "iso" | "pci" | null;
      image: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
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
        swatch: {
          alt: null | string;
          hotspot: SanityImageHotspot | null;
          crop: SanityImageCrop | null;
          asset: {
            url: string | null;
            metadata: {
              dimensions: {
                width: number | null;
                height: number | null;
              } | null;
            } | null;
          } | null;
        } | null;
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
        strip: {
          alt: null | string;
          hotspot: SanityImageHotspot | null;
          crop: SanityImageCrop | null;
          asset: {
            url: string | null;
            metadata: {
              dimensions: {
                width: number | null;
                height: number | null;
              } | null;
            } | null;
          } | null;
        } | null;
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
    actions: Array<{
      _key: string;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    }> | null;
  } | null;
  footer: {
    resources: {
      heading: string | null;
      links: Array<{
        _key: string;
        label: string | null;
        newTab: boolean | null;
        href: Href | string | null;
      }> | null;
    } | null;
    developers: {
      heading: string | null;
      links: Array<{
        _key: string;
        label: string | null;
        newTab: boolean | null;
        href: Href | string | null;
      }> | null;
    } | null;
    company: {
      heading: string | null;
      links: Array<{
        _key: string;
        label: string | null;
        newTab: boolean | null;
        href: Href | string | null;
      }> | null;
    } | null;
    contactHeading: string | null;
    band: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | null;
  seo: {
    titleSuffix: string | null;
    description: string | null;
    image: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | null;
} | null;

// Source: app/pages/policy/query.ts
// Variable: POLICY_QUERY
// Query: *[_type == "policy" && path == $path][0]{  _id, title, path, effectiveDate, lastUpdated, intro,  picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },  keyFigures[]{ _key, figure, meaning },  clauses[]{ _key, title, anchor, body[]{ ..., markDefs[]{ _type, _key, "href":coalesce(page->path+coalesce("#"+place,""),href) } } },  privacy{ heading, body[]{ ..., markDefs[]{ _type, _key, "href":coalesce(page->path+coalesce("#"+place,""),href) } }, picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },  seo{ title, description, noindex, image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },  "home": *[_type == "page" && path == "/"][0]{ title, path },  "words": *[_type == "siteSettings" && _id == "siteSettings"][0].policies{    kicker, effectiveDate, lastUpdated, review, keyFigures, contents, siblings, question,    contact{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) }  },  "siblings": *[_type == "policy" && path != $path] | order(order asc, title asc){    _id, title, path, picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }  }}
export type POLICY_QUERY_RESULT = {
  _id: string;
  title: string | null;
  path: SitePath | null;
  effectiveDate: string | null;
  lastUpdated: string | null;
  intro: string | null;
  picture: {
    alt: null | string;
    hotspot: SanityImageHotspot | null;
    crop: SanityImageCrop | null;
    asset: {
      url: string | null;
      metadata: {
        dimensions: {
          width: number | null;
          height: number | null;
        } | null;
      } | null;
    } | null;
  } | null;
  keyFigures: Array<{
    _key: string;
    figure: string | null;
    meaning: string | null;
  }> | null;
  clauses: Array<{
    _key: string;
    title: string | null;
    anchor: string | null;
    body: Array<{
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
    }> | null;
  }> | null;
  privacy: {
    heading: string | null;
    body: Array<{
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
    }> | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | null;
  seo: {
    title: string | null;
    description: string | null;
    noindex: boolean | null;
    image: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | null;
  home: {
    title: string | null;
    path: "/";
  } | null;
  words: {
    kicker: string | null;
    effectiveDate: string | null;
    lastUpdated: string | null;
    review: string | null;
    keyFigures: string | null;
    contents: string | null;
    siblings: string | null;
    question: string | null;
    contact: {
      _key: null;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    } | null;
  } | null;
  siblings: Array<{
    _id: string;
    title: string | null;
    path: SitePath | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  }>;
} | null;

// Source: app/pages/query.ts
// Variable: PAGE_QUERY
// Query: *[_type == "page" && path == $path][0]{  _id,  title,  path,  "home": *[_type == "page" && path == "/"][0]{ title, path },  parent->{ title, path, parent->{ title, path } },  schemaKind,  ownFrame{    email, ground, copyrightYear,    "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{      name, legalName, logo{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }, "social": links.social[]{ _key, platform, url }    }  },  seo{ title, description, noindex, image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },  sections[]{    _key,    _type,      _type == "apiRequest" => {    heading,    lead,    link{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) },    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }  },  _type == "articleText" => {    notice, heading, byline, lead, body[]{ ..., markDefs[]{ _type, _key, "href":coalesce(page->path+coalesce("#"+place,""),href) } }, quotation, closing[]{ ..., markDefs[]{ _type, _key, "href":coalesce(page->path+coalesce("#"+place,""),href) } },    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }  },  _type == "batchKnots" => {    heading,    lead,    knots[]{      _key, title, text,      slip{ verdict, state, cells[]{ _key, label, value } },      picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }    }  },  _type == "buttons" => { heading, lead, anchor, ground, layout, actions[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } },  _type == "carousel" => {    link{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) },    slides[]{      _key,      heading,      ground,      cloth{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },      picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },      overlay{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }    }  },  _type == "caseHighlights" => { heading, highlights[]{ _key, figure, text } },  _type == "caseOpening" => {    client,    published,    heading,    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    smallPicture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }  },  _type == "caseStory" => { chapters[]{ _key, title, body[]{ ..., markDefs[]{ _type, _key, "href":coalesce(page->path+coalesce("#"+place,""),href) } } } },  _type == "closingCall" => { words, link{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } },  _type == "columnMatching" => {    heading,    lead,    fileLabel,    meaningLabel,    columns[]{ _key, title, meaning, thread }  },  _type == "consentPair" => {    ways[]{ _key, title, ground, rows[]{ _key, term, detail } }  },  _type == "contactForm" => {    heading,    lead,    jumpLabel,    phoneLabel,    emailLabel,    hoursLabel,    addressLabel,    mapsLabel,    agreement,    policy{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) },    submitLabel,    wording,    "company": *[_type == "siteSettings" && _id == "siteSettings"][0]{      officePhone,      salesPhone,      "supportEmail": supportEmails[0],      address,      "maps": links.maps,      "hours": coalesce(shortHours, hours),      opensAtHour,      closesAtHour    }  },  _type == "contributionSplit" => {    heading,    lead,    sources[]{ _key, percent, label, ground },    uses[]{ _key, percent, label, ground },    choice{ title, text }  },  _type == "counterTakings" => {    heading, lead, caption, soldLabel, shareLabel, totalLabel,    sales[]{ _key, item, sold, share }  },  _type == "deliveryReport" => { heading, lead, outcomes[]{ _key, count, title, text } },  _type == "demoForm" => {    heading,    lead,    recipient,    industries,    submitLabel,    wording,    ground,    cloth{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    artefact{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }  },  _type == "divider" => { heading, lead, anchor, ground, layout },  _type == "downloadWeights" => {    heading,    lead,    unit,    weights[]{ _key, title, amount }  },  _type == "embeddedForm" => {    heading,    address,    title,    heightPx,    directLabel  },  _type == "exchangeSum" => {    heading, lead, steps[]{ _key, label, value }, result{ label, value }  },  _type == "featureBlocks" => {    heading,    blocks{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    items[]{ _key, number, text, detail }  },  _type == "features" => {    heading, lead, anchor, ground, layout,    items[]{ _key, title, text, note, thread, picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }  },  _type == "fieldRound" => {    heading,    lead,    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    entries[]{ _key, time, name, amount, state, posted }  },  _type == "hangingCounters" => {    heading,    lead,    actions[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) },    counters[]{ _key, title, supplier, text, ground, picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }  },  _type == "hero" => {    heading, lead, anchor, ground, layout,    text,    code,    spokenCode,    actions[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) },    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    smallPicture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    front{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    note{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    "certificates": select(      showCertificates == true => *[_type == "siteSettings" && _id == "siteSettings"][0].links.certificates[]{        _key, title, mark, image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }, "url": file.asset->url      }    )  },  _type == "hiringDays" => { heading, dayLabel, steps[]{ _key, day, title, text } },  _type == "hubBanner" => {    kicker,    heading,    link{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) },    cloth{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }  },  _type == "leadership" => {    heading,    readLabel,    profileLabel,    emptyBiography,    "members": select(      count(members) > 0 => members[]->{   _id, name, role, bio, linkedinUrl, image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },      *[_type == "teamMember"] | order(order asc, _createdAt asc){   _id, name, role, bio, linkedinUrl, image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }    )  },  _type == "loomNotice" => {    heading,    lead,    listHeading,    items,    actions[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) },    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }  },  _type == "media" => {    heading, lead, anchor, ground, layout,    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    "video": video.asset->{ url, mimeType },    "captions": captions.asset->url,    caption  },  _type == "menuTree" => {    heading,    lead,    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    smallPicture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }  },  _type == "messageLength" => { heading, lead, messages, limitLabel, oneLabel, moreLabel },  _type == "meterToken" => { heading, token, notes[]{ _key, title, text } },  _type == "missingPage" => {    heading,    backLabel,    homeLabel,    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    smallPicture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }  },  _type == "newsletter" => {    heading,    placeholder,    submitLabel,    wording,    invitation{      heading, lead, thanksHeading, thanksText,      picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },      smallPicture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }    }  },  _type == "nextPage" => {    kicker,    ground,    "title": coalesce(title, page->title),    "href": coalesce(page->path, href)  },  _type == "numberedFeatures" => { heading, anchor, items[]{ _key, number, text, detail } },  _type == "openPositions" => {    heading,    lead,    listHeading,    emptyText,    cloth{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    categoryLabel,    companyLabel,    locationLabel,    workTypeLabel,    contactLabel,    applyLabel,    subjectPrefix,    allLabel,    "positions": *[_type == "jobPosition"] | order(order asc, _createdAt asc){      _id, _createdAt, category, title, company, location, workType, description, applicationEmail    }  },  _type == "partnerLogos" => {    heading,    "partners": select(      count(partners) > 0 => partners[]->{ _id, name, url, logo{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },      *[_type == "partner"] | order(order asc, _createdAt asc){ _id, name, url, logo{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }    )  },  _type == "permissionTable" => {    heading,    roles,    actionLabel,    allowedWord,    refusedWord,    actions[]{ _key, title, roles },    note  },  _type == "phoneDesk" => {    heading,    officeLabel,    salesLabel,    mapsLabel,    "contact": *[_type == "siteSettings" && _id == "siteSettings"][0]{      "email": supportEmails[0], officePhone, salesPhone, address, "maps": links.maps,      "hours": coalesce(shortHours, hours)    }  },  _type == "productGallery" => {    kicker,    heading,    lead,    actions[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) },    products[]->{      _id, title, desc, comingSoon, "ground": gradient,      image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },      link{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) }    }  },  _type == "questions" => {    heading,    cloth{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    "items": select(      count(items) > 0 => items[]->{ _id, question, answer, link{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } },      *[_type == "faqItem"] | order(order asc, _createdAt asc){ _id, question, answer, link{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } }    )  },  _type == "quotation" => { heading, lead, anchor, ground, layout, quote, author, role, portrait{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },  _type == "railTable" => {    heading,    columns,    rows[]{ _key, title, cells }  },  _type == "referenceContact" => {    heading, name, role, email, phone, hours, brochureText,    portrait{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    brochure{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) }  },  _type == "referenceTrace" => {    heading,    lead,    reference,    stops[]{ _key, place, line, note }  },  _type == "requestConversation" => {    heading,    payerLabel,    askerLabel,    turns[]{ _key, time, side, title, text },    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }  },  _type == "savingsYear" => {    heading, lead, weeks, weeksHeld, loanWeeks, heldLabel, loanLabel, toComeLabel, shareOutLabel  },  _type == "semesterPayments" => {    heading,    lead,    weeks,    weekLabel,    payments[]{ week, amountCedis, thread },    summary{ title, text }  },  _type == "senderName" => { heading, lead, senderName },  _type == "serviceCards" => {    heading,    lead,    "cards": select(      count(cards) > 0 => cards[]->{   _id, title, description, linkLabel, "route": coalesce(page->path, route), colours, icon,  image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },  overlay{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },  cloth{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },      *[_type == "serviceCard"] | order(order asc, _createdAt asc){   _id, title, description, linkLabel, "route": coalesce(page->path, route), colours, icon,  image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },  overlay{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },  cloth{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }    )  },  _type == "serviceIndex" => {    heading,    lead,    groups[]{      _key, title,      services[]{ _key, title, description, href, picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }    },    cloth{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }  },  _type == "settlementDays" => {    heading,    days,    note,    bars[]{ _key, title, text, lengthDays, thread }  },  _type == "shopStreet" => {    heading,    lead,    actions[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) },    shops[]->{      _id, title, desc, comingSoon, "ground": gradient,      image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },      link{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) }    }  },  _type == "shortCodeBanner" => { code, heading, text, link{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) } },  _type == "signalGap" => { heading, moments[]{ _key, title, text } },  _type == "statement" => { heading, lead, anchor, ground, layout, words[]{ ..., markDefs[]{ _type, _key, "href":coalesce(page->path+coalesce("#"+place,""),href) } }, notes[]{ _key, title, text } },  _type == "statementReaders" => {    heading,    readers[]{ _key, title, text, percent, alarming, figure{ title, text }, picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }  },  _type == "statistics" => {    heading,    items[]{ _key, value, unit, suffix, label, band{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }  },  _type == "testimonialSlider" => {    heading,    "testimonials": select(      count(testimonials) > 0 => testimonials[]->{   _id, quote, author, role, company, image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },      *[_type == "testimonial"] | order(order asc, _createdAt asc){   _id, quote, author, role, company, image{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }    )  },  _type == "textBlock" => { heading, lead, anchor, ground, layout, body[]{ ..., markDefs[]{ _type, _key, "href":coalesce(page->path+coalesce("#"+place,""),href) } } },  _type == "textWithPicture" => {    heading, lead, anchor, ground, layout, body[]{ ..., markDefs[]{ _type, _key, "href":coalesce(page->path+coalesce("#"+place,""),href) } }, picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }, actions[]{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) }  },  _type == "userChannels" => {    heading,    lead,    picture{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },    channels[]{ _key, title, text, view },    link{ _key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href) }  }  }}
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
  ownFrame: {
    email: string | null;
    ground: Ground | null;
    copyrightYear: number | null;
    site: {
      name: string | null;
      legalName: string | null;
      logo: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
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
    image: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | null;
  sections: Array<{
    _key: string;
    _type: "apiRequest";
    heading: string | null;
    lead: string | null;
    link: {
      _key: null;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    } | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | {
    _key: string;
    _type: "articleText";
    notice: string | null;
    heading: string | null;
    byline: string | null;
    lead: string | null;
    body: Array<{
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
    }> | null;
    quotation: string | null;
    closing: Array<{
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
    }> | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | {
    _key: string;
    _type: "batchKnots";
    heading: string | null;
    lead: string | null;
    knots: Array<{
      _key: string;
      title: string | null;
      text: string | null;
      slip: {
        verdict: string | null;
        state: "done" | "fault" | "held" | null;
        cells: Array<{
          _key: string;
          label: string | null;
          value: string | null;
        }> | null;
      } | null;
      picture: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "buttons";
    heading: string | null;
    lead: string | null;
    anchor: string | null;
    ground: Ground | null;
    layout: "beside" | "under" | null;
    actions: Array<{
      _key: string;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    }> | null;
  } | {
    _key: string;
    _type: "carousel";
    link: {
      _key: null;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    } | null;
    slides: Array<{
      _key: string;
      heading: string | null;
      ground: Ground | null;
      cloth: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
      picture: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
      overlay: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "caseHighlights";
    heading: string | null;
    highlights: Array<{
      _key: string;
      figure: string | null;
      text: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "caseOpening";
    client: string | null;
    published: string | null;
    heading: string | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    smallPicture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | {
    _key: string;
    _type: "caseStory";
    chapters: Array<{
      _key: string;
      title: string | null;
      body: Array<{
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
      }> | null;
    }> | null;
  } | {
    _key: string;
    _type: "closingCall";
    words: string | null;
    link: {
      _key: null;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    } | null;
  } | {
    _key: string;
    _type: "columnMatching";
    heading: string | null;
    lead: string | null;
    fileLabel: string | null;
    meaningLabel: string | null;
    columns: Array<{
      _key: string;
      title: string | null;
      meaning: string | null;
      thread: Thread | null;
    }> | null;
  } | {
    _key: string;
    _type: "consentPair";
    ways: Array<{
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
    _type: "contactForm";
    heading: string | null;
    lead: string | null;
    jumpLabel: string | null;
    phoneLabel: string | null;
    emailLabel: string | null;
    hoursLabel: string | null;
    addressLabel: string | null;
    mapsLabel: string | null;
    agreement: string | null;
    policy: {
      _key: null;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    } | null;
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
    _type: "contributionSplit";
    heading: string | null;
    lead: string | null;
    sources: Array<{
      _key: string;
      percent: number | null;
      label: string | null;
      ground: Ground | null;
    }> | null;
    uses: Array<{
      _key: string;
      percent: number | null;
      label: string | null;
      ground: Ground | null;
    }> | null;
    choice: {
      title: string | null;
      text: string | null;
    } | null;
  } | {
    _key: string;
    _type: "counterTakings";
    heading: string | null;
    lead: string | null;
    caption: string | null;
    soldLabel: string | null;
    shareLabel: string | null;
    totalLabel: string | null;
    sales: Array<{
      _key: string;
      item: string | null;
      sold: number | null;
      share: number | null;
    }> | null;
  } | {
    _key: string;
    _type: "deliveryReport";
    heading: string | null;
    lead: string | null;
    outcomes: Array<{
      _key: string;
      count: number | null;
      title: string | null;
      text: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "demoForm";
    heading: string | null;
    lead: string | null;
    recipient: "demo" | "vasDemo" | null;
    industries: Array<string> | null;
    submitLabel: string | null;
    wording: DemoFormWording | null;
    ground: Ground | null;
    cloth: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    artefact: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | {
    _key: string;
    _type: "divider";
    heading: null;
    lead: null;
    anchor: string | null;
    ground: Ground | null;
    layout: "beam" | "crossing" | "line" | null;
  } | {
    _key: string;
    _type: "downloadWeights";
    heading: string | null;
    lead: string | null;
    unit: string | null;
    weights: Array<{
      _key: string;
      title: string | null;
      amount: number | null;
    }> | null;
  } | {
    _key: string;
    _type: "embeddedForm";
    heading: string | null;
    address: Href | null;
    title: string | null;
    heightPx: number | null;
    directLabel: string | null;
  } | {
    _key: string;
    _type: "exchangeSum";
    heading: string | null;
    lead: string | null;
    steps: Array<{
      _key: string;
      label: string | null;
      value: string | null;
    }> | null;
    result: {
      label: string | null;
      value: string | null;
    } | null;
  } | {
    _key: string;
    _type: "featureBlocks";
    heading: string | null;
    blocks: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    items: Array<{
      _key: string;
      number: number | null;
      text: string | null;
      detail: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "features";
    heading: string | null;
    lead: string | null;
    anchor: string | null;
    ground: Ground | null;
    layout: "codes" | "columns" | "conditions" | "contents" | "hanging" | "ladder" | "numbers" | "rail" | "sign" | "steps" | "street" | "strips" | "threads" | "tickets" | "words" | null;
    items: Array<{
      _key: string;
      title: string | null;
      text: string | null;
      note: string | null;
      thread: Thread | null;
      picture: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "fieldRound";
    heading: string | null;
    lead: string | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
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
    _type: "hangingCounters";
    heading: string | null;
    lead: string | null;
    actions: Array<{
      _key: string;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    }> | null;
    counters: Array<{
      _key: string;
      title: string | null;
      supplier: string | null;
      text: string | null;
      ground: Ground | null;
      picture: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "hero";
    heading: string | null;
    lead: string | null;
    anchor: string | null;
    ground: Ground | null;
    layout: "batch" | "beside" | "calendar" | "checkout" | "company" | "corridors" | "dial" | "hanging" | "home" | "ledger" | "overhanging" | "request" | "rising" | "sheet" | "startup" | "threads" | "wall" | null;
    text: string | null;
    code: string | null;
    spokenCode: string | null;
    actions: Array<{
      _key: string;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    }> | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    smallPicture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    front: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    note: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    certificates: Array<{
      _key: string;
      title: string | null;
      mark: "centralBank" | "iso" | "pci" | null;
      image: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
      url: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "hiringDays";
    heading: string | null;
    dayLabel: string | null;
    steps: Array<{
      _key: string;
      day: number | null;
      title: string | null;
      text: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "hubBanner";
    kicker: string | null;
    heading: string | null;
    link: {
      _key: null;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    } | null;
    cloth: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | {
    _key: string;
    _type: "leadership";
    heading: string | null;
    readLabel: string | null;
    profileLabel: string | null;
    emptyBiography: string | null;
    members: Array<{
      _id: string;
      name: string | null;
      role: string | null;
      bio: string | null;
      linkedinUrl: Href | null;
      image: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "loomNotice";
    heading: string | null;
    lead: string | null;
    listHeading: string | null;
    items: Array<string> | null;
    actions: Array<{
      _key: string;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    }> | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | {
    _key: string;
    _type: "media";
    heading: string | null;
    lead: string | null;
    anchor: string | null;
    ground: Ground | null;
    layout: "column" | "wide" | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
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
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    smallPicture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | {
    _key: string;
    _type: "messageLength";
    heading: string | null;
    lead: string | null;
    messages: Array<string> | null;
    limitLabel: string | null;
    oneLabel: string | null;
    moreLabel: string | null;
  } | {
    _key: string;
    _type: "meterToken";
    heading: string | null;
    token: string | null;
    notes: Array<{
      _key: string;
      title: string | null;
      text: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "missingPage";
    heading: string | null;
    backLabel: string | null;
    homeLabel: string | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    smallPicture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | {
    _key: string;
    _type: "newsletter";
    heading: string | null;
    placeholder: string | null;
    submitLabel: string | null;
    wording: NewsletterWording | null;
    invitation: {
      heading: string | null;
      lead: string | null;
      thanksHeading: string | null;
      thanksText: string | null;
      picture: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
      smallPicture: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | {
    _key: string;
    _type: "nextPage";
    kicker: string | null;
    ground: Ground | null;
    title: string | null;
    href: Href | SitePath | null;
  } | {
    _key: string;
    _type: "numberedFeatures";
    heading: string | null;
    anchor: string | null;
    items: Array<{
      _key: string;
      number: number | null;
      text: string | null;
      detail: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "openPositions";
    heading: string | null;
    lead: string | null;
    listHeading: string | null;
    emptyText: string | null;
    cloth: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
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
      description: string | null;
      applicationEmail: string | null;
    }>;
  } | {
    _key: string;
    _type: "partnerLogos";
    heading: string | null;
    partners: Array<{
      _id: string;
      name: string | null;
      url: Href | null;
      logo: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "permissionTable";
    heading: string | null;
    roles: Array<string> | null;
    actionLabel: string | null;
    allowedWord: string | null;
    refusedWord: string | null;
    actions: Array<{
      _key: string;
      title: string | null;
      roles: Array<string> | null;
    }> | null;
    note: string | null;
  } | {
    _key: string;
    _type: "phoneDesk";
    heading: string | null;
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
    _type: "productGallery";
    kicker: string | null;
    heading: string | null;
    lead: string | null;
    actions: Array<{
      _key: string;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    }> | null;
    products: Array<{
      _id: string;
      title: string | null;
      desc: string | null;
      comingSoon: boolean | null;
      ground: Ground | null;
      image: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
      link: {
        _key: null;
        label: string | null;
        newTab: boolean | null;
        href: Href | string | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "questions";
    heading: string | null;
    cloth: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    items: Array<{
      _id: string;
      question: string | null;
      answer: string | null;
      link: {
        _key: null;
        label: string | null;
        newTab: boolean | null;
        href: Href | string | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "quotation";
    heading: null;
    lead: null;
    anchor: string | null;
    ground: Ground | null;
    layout: "large" | "portrait" | null;
    quote: string | null;
    author: string | null;
    role: string | null;
    portrait: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | {
    _key: string;
    _type: "railTable";
    heading: string | null;
    columns: Array<string> | null;
    rows: Array<{
      _key: string;
      title: string | null;
      cells: Array<string> | null;
    }> | null;
  } | {
    _key: string;
    _type: "referenceContact";
    heading: string | null;
    name: string | null;
    role: string | null;
    email: string | null;
    phone: string | null;
    hours: string | null;
    brochureText: string | null;
    portrait: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    brochure: {
      _key: null;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    } | null;
  } | {
    _key: string;
    _type: "referenceTrace";
    heading: string | null;
    lead: string | null;
    reference: string | null;
    stops: Array<{
      _key: string;
      place: string | null;
      line: string | null;
      note: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "requestConversation";
    heading: string | null;
    payerLabel: string | null;
    askerLabel: string | null;
    turns: Array<{
      _key: string;
      time: string | null;
      side: "asker" | "payer" | null;
      title: string | null;
      text: string | null;
    }> | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | {
    _key: string;
    _type: "savingsYear";
    heading: string | null;
    lead: string | null;
    weeks: number | null;
    weeksHeld: number | null;
    loanWeeks: Array<number> | null;
    heldLabel: string | null;
    loanLabel: string | null;
    toComeLabel: string | null;
    shareOutLabel: string | null;
  } | {
    _key: string;
    _type: "semesterPayments";
    heading: string | null;
    lead: string | null;
    weeks: number | null;
    weekLabel: string | null;
    payments: Array<{
      week: number | null;
      amountCedis: number | null;
      thread: "indigo" | "ok" | "signal" | null;
    }> | null;
    summary: {
      title: string | null;
      text: string | null;
    } | null;
  } | {
    _key: string;
    _type: "senderName";
    heading: string | null;
    lead: string | null;
    senderName: string | null;
  } | {
    _key: string;
    _type: "serviceCards";
    heading: string | null;
    lead: string | null;
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
      image: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
      overlay: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
      cloth: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "serviceIndex";
    heading: string | null;
    lead: string | null;
    groups: Array<{
      _key: string;
      title: string | null;
      services: Array<{
        _key: string;
        title: string | null;
        description: string | null;
        href: Href | null;
        picture: {
          alt: null | string;
          hotspot: SanityImageHotspot | null;
          crop: SanityImageCrop | null;
          asset: {
            url: string | null;
            metadata: {
              dimensions: {
                width: number | null;
                height: number | null;
              } | null;
            } | null;
          } | null;
        } | null;
      }> | null;
    }> | null;
    cloth: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | {
    _key: string;
    _type: "settlementDays";
    heading: string | null;
    days: Array<string> | null;
    note: string | null;
    bars: Array<{
      _key: string;
      title: string | null;
      text: string | null;
      lengthDays: number | null;
      thread: Thread | null;
    }> | null;
  } | {
    _key: string;
    _type: "shopStreet";
    heading: string | null;
    lead: string | null;
    actions: Array<{
      _key: string;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    }> | null;
    shops: Array<{
      _id: string;
      title: string | null;
      desc: string | null;
      comingSoon: boolean | null;
      ground: Ground | null;
      image: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
      link: {
        _key: null;
        label: string | null;
        newTab: boolean | null;
        href: Href | string | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "shortCodeBanner";
    code: string | null;
    heading: string | null;
    text: string | null;
    link: {
      _key: null;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    } | null;
  } | {
    _key: string;
    _type: "signalGap";
    heading: string | null;
    moments: Array<{
      _key: string;
      title: string | null;
      text: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "statement";
    heading: string | null;
    lead: string | null;
    anchor: string | null;
    ground: Ground | null;
    layout: "large" | "runOn" | "underlined" | null;
    words: Array<{
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
    }> | null;
    notes: Array<{
      _key: string;
      title: string | null;
      text: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "statementReaders";
    heading: string | null;
    readers: Array<{
      _key: string;
      title: string | null;
      text: string | null;
      percent: number | null;
      alarming: boolean | null;
      figure: {
        title: string | null;
        text: string | null;
      } | null;
      picture: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "statistics";
    heading: string | null;
    items: Array<{
      _key: string;
      value: number | null;
      unit: string | null;
      suffix: string | null;
      label: string | null;
      band: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "testimonialSlider";
    heading: string | null;
    testimonials: Array<{
      _id: string;
      quote: string | null;
      author: string | null;
      role: string | null;
      company: string | null;
      image: {
        alt: null | string;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "textBlock";
    heading: string | null;
    lead: string | null;
    anchor: string | null;
    ground: Ground | null;
    layout: "beside" | "column" | "twoColumns" | null;
    body: Array<{
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
    }> | null;
  } | {
    _key: string;
    _type: "textWithPicture";
    heading: string | null;
    lead: string | null;
    anchor: string | null;
    ground: Ground | null;
    layout: "pictureAbove" | "pictureLeft" | "pictureRight" | null;
    body: Array<{
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
    }> | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    actions: Array<{
      _key: string;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    }> | null;
  } | {
    _key: string;
    _type: "userChannels";
    heading: string | null;
    lead: string | null;
    picture: {
      alt: null | string;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    channels: Array<{
      _key: string;
      title: string | null;
      text: string | null;
      view: string | null;
    }> | null;
    link: {
      _key: null;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    } | null;
  }> | null;
} | null;

// Source: app/pages/query.ts
// Variable: REDIRECT_QUERY
// Query: *[_type == "redirect" && source == $path][0]{ destination, permanent }
export type REDIRECT_QUERY_RESULT = {
  destination: Href | null;
  permanent: boolean | null;
} | null;

// Source: app/pages/siteFiles.ts
// Variable: SITEMAP_QUERY
// Query: *[_type in ["page", "policy"] && defined(path) && path != "/404" && seo.noindex != true] | order(path asc){ path, _updatedAt }
export type SITEMAP_QUERY_RESULT = Array<{
  path: SitePath | null;
  _updatedAt: string;
}>;

// Source: app/pages/siteFiles.ts
// Variable: SITE_IDENTITY_QUERY
// Query: *[_type == "siteSettings" && _id == "siteSettings"][0]{ name, legalName, description, "email": supportEmails[0], appIcon{ "alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }
export type SITE_IDENTITY_QUERY_RESULT = {
  name: string | null;
  legalName: string | null;
  description: string | null;
  email: string | null;
  appIcon: {
    alt: null | string;
    hotspot: SanityImageHotspot | null;
    crop: SanityImageCrop | null;
    asset: {
      url: string | null;
      metadata: {
        dimensions: {
          width: number | null;
          height: number | null;
        } | null;
      } | null;
    } | null;
  } | null;
} | null;

// Query TypeMap
declare global {
  interface SanityQueries {
    "*[_type == \"siteSettings\" && _id == \"siteSettings\"][0]{\n  name, legalName, tagline, description,\n  supportEmails, officePhone, officeLabel, salesPhone, salesLabel, hours, address,\n  logo{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n  appIcon{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n  links{ documentation, maps, social[]{ _key, platform, url }, certificates[]{ _key, title, mark, image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }, \"url\": file.asset->url } },\n  navigation{\n  company{\n    label,\n    items[]{ _key, title, subtitle, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href), opensNewsletter, swatch{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }\n  },\n  offer{\n    label, mobileLabel,\n    items[]{\n      _key, title, description, shortDescription, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href), linkLabel, strip{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n    }\n  },\n  developers{\n    label,\n    card{ title, description, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href), linkLabel },\n    links[]{ _key, title, subtitle, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href) }\n  },\n  actions[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) }\n},\n  footer{\n  resources{ heading, links[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } },\n  developers{ heading, links[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } },\n  company{ heading, links[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } },\n  contactHeading,\n  band{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n},\n  seo{ titleSuffix, description, image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }\n}": SITE_QUERY_RESULT;
    "*[_type == \"policy\" && path == $path][0]{\n  _id, title, path, effectiveDate, lastUpdated, intro,\n  picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n  keyFigures[]{ _key, figure, meaning },\n  clauses[]{ _key, title, anchor, body[]{ ..., markDefs[]{ _type, _key, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href) } } },\n  privacy{ heading, body[]{ ..., markDefs[]{ _type, _key, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href) } }, picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },\n  seo{ title, description, noindex, image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },\n  \"home\": *[_type == \"page\" && path == \"/\"][0]{ title, path },\n  \"words\": *[_type == \"siteSettings\" && _id == \"siteSettings\"][0].policies{\n    kicker, effectiveDate, lastUpdated, review, keyFigures, contents, siblings, question,\n    contact{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) }\n  },\n  \"siblings\": *[_type == \"policy\" && path != $path] | order(order asc, title asc){\n    _id, title, path, picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n  }\n}": POLICY_QUERY_RESULT;
    "*[_type == \"page\" && path == $path][0]{\n  _id,\n  title,\n  path,\n  \"home\": *[_type == \"page\" && path == \"/\"][0]{ title, path },\n  parent->{ title, path, parent->{ title, path } },\n  schemaKind,\n  ownFrame{\n    email, ground, copyrightYear,\n    \"site\": *[_type == \"siteSettings\" && _id == \"siteSettings\"][0]{\n      name, legalName, logo{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }, \"social\": links.social[]{ _key, platform, url }\n    }\n  },\n  seo{ title, description, noindex, image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },\n  sections[]{\n    _key,\n    _type,\n    \n  _type == \"apiRequest\" => {\n    heading,\n    lead,\n    link{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) },\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n  },\n  _type == \"articleText\" => {\n    notice, heading, byline, lead, body[]{ ..., markDefs[]{ _type, _key, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href) } }, quotation, closing[]{ ..., markDefs[]{ _type, _key, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href) } },\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n  },\n  _type == \"batchKnots\" => {\n    heading,\n    lead,\n    knots[]{\n      _key, title, text,\n      slip{ verdict, state, cells[]{ _key, label, value } },\n      picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n    }\n  },\n  _type == \"buttons\" => { heading, lead, anchor, ground, layout, actions[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } },\n  _type == \"carousel\" => {\n    link{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) },\n    slides[]{\n      _key,\n      heading,\n      ground,\n      cloth{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n      picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n      overlay{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n    }\n  },\n  _type == \"caseHighlights\" => { heading, highlights[]{ _key, figure, text } },\n  _type == \"caseOpening\" => {\n    client,\n    published,\n    heading,\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    smallPicture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n  },\n  _type == \"caseStory\" => { chapters[]{ _key, title, body[]{ ..., markDefs[]{ _type, _key, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href) } } } },\n  _type == \"closingCall\" => { words, link{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } },\n  _type == \"columnMatching\" => {\n    heading,\n    lead,\n    fileLabel,\n    meaningLabel,\n    columns[]{ _key, title, meaning, thread }\n  },\n  _type == \"consentPair\" => {\n    ways[]{ _key, title, ground, rows[]{ _key, term, detail } }\n  },\n  _type == \"contactForm\" => {\n    heading,\n    lead,\n    jumpLabel,\n    phoneLabel,\n    emailLabel,\n    hoursLabel,\n    addressLabel,\n    mapsLabel,\n    agreement,\n    policy{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) },\n    submitLabel,\n    wording,\n    \"company\": *[_type == \"siteSettings\" && _id == \"siteSettings\"][0]{\n      officePhone,\n      salesPhone,\n      \"supportEmail\": supportEmails[0],\n      address,\n      \"maps\": links.maps,\n      \"hours\": coalesce(shortHours, hours),\n      opensAtHour,\n      closesAtHour\n    }\n  },\n  _type == \"contributionSplit\" => {\n    heading,\n    lead,\n    sources[]{ _key, percent, label, ground },\n    uses[]{ _key, percent, label, ground },\n    choice{ title, text }\n  },\n  _type == \"counterTakings\" => {\n    heading, lead, caption, soldLabel, shareLabel, totalLabel,\n    sales[]{ _key, item, sold, share }\n  },\n  _type == \"deliveryReport\" => { heading, lead, outcomes[]{ _key, count, title, text } },\n  _type == \"demoForm\" => {\n    heading,\n    lead,\n    recipient,\n    industries,\n    submitLabel,\n    wording,\n    ground,\n    cloth{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    artefact{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n  },\n  _type == \"divider\" => { heading, lead, anchor, ground, layout },\n  _type == \"downloadWeights\" => {\n    heading,\n    lead,\n    unit,\n    weights[]{ _key, title, amount }\n  },\n  _type == \"embeddedForm\" => {\n    heading,\n    address,\n    title,\n    heightPx,\n    directLabel\n  },\n  _type == \"exchangeSum\" => {\n    heading, lead, steps[]{ _key, label, value }, result{ label, value }\n  },\n  _type == \"featureBlocks\" => {\n    heading,\n    blocks{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    items[]{ _key, number, text, detail }\n  },\n  _type == \"features\" => {\n    heading, lead, anchor, ground, layout,\n    items[]{ _key, title, text, note, thread, picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }\n  },\n  _type == \"fieldRound\" => {\n    heading,\n    lead,\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    entries[]{ _key, time, name, amount, state, posted }\n  },\n  _type == \"hangingCounters\" => {\n    heading,\n    lead,\n    actions[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) },\n    counters[]{ _key, title, supplier, text, ground, picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }\n  },\n  _type == \"hero\" => {\n    heading, lead, anchor, ground, layout,\n    text,\n    code,\n    spokenCode,\n    actions[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) },\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    smallPicture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    front{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    note{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    \"certificates\": select(\n      showCertificates == true => *[_type == \"siteSettings\" && _id == \"siteSettings\"][0].links.certificates[]{\n        _key, title, mark, image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }, \"url\": file.asset->url\n      }\n    )\n  },\n  _type == \"hiringDays\" => { heading, dayLabel, steps[]{ _key, day, title, text } },\n  _type == \"hubBanner\" => {\n    kicker,\n    heading,\n    link{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) },\n    cloth{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n  },\n  _type == \"leadership\" => {\n    heading,\n    readLabel,\n    profileLabel,\n    emptyBiography,\n    \"members\": select(\n      count(members) > 0 => members[]->{ \n  _id, name, role, bio, linkedinUrl, image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },\n      *[_type == \"teamMember\"] | order(order asc, _createdAt asc){ \n  _id, name, role, bio, linkedinUrl, image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }\n    )\n  },\n  _type == \"loomNotice\" => {\n    heading,\n    lead,\n    listHeading,\n    items,\n    actions[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) },\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n  },\n  _type == \"media\" => {\n    heading, lead, anchor, ground, layout,\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    \"video\": video.asset->{ url, mimeType },\n    \"captions\": captions.asset->url,\n    caption\n  },\n  _type == \"menuTree\" => {\n    heading,\n    lead,\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    smallPicture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n  },\n  _type == \"messageLength\" => { heading, lead, messages, limitLabel, oneLabel, moreLabel },\n  _type == \"meterToken\" => { heading, token, notes[]{ _key, title, text } },\n  _type == \"missingPage\" => {\n    heading,\n    backLabel,\n    homeLabel,\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    smallPicture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n  },\n  _type == \"newsletter\" => {\n    heading,\n    placeholder,\n    submitLabel,\n    wording,\n    invitation{\n      heading, lead, thanksHeading, thanksText,\n      picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n      smallPicture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n    }\n  },\n  _type == \"nextPage\" => {\n    kicker,\n    ground,\n    \"title\": coalesce(title, page->title),\n    \"href\": coalesce(page->path, href)\n  },\n  _type == \"numberedFeatures\" => { heading, anchor, items[]{ _key, number, text, detail } },\n  _type == \"openPositions\" => {\n    heading,\n    lead,\n    listHeading,\n    emptyText,\n    cloth{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    categoryLabel,\n    companyLabel,\n    locationLabel,\n    workTypeLabel,\n    contactLabel,\n    applyLabel,\n    subjectPrefix,\n    allLabel,\n    \"positions\": *[_type == \"jobPosition\"] | order(order asc, _createdAt asc){\n      _id, _createdAt, category, title, company, location, workType, description, applicationEmail\n    }\n  },\n  _type == \"partnerLogos\" => {\n    heading,\n    \"partners\": select(\n      count(partners) > 0 => partners[]->{ _id, name, url, logo{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },\n      *[_type == \"partner\"] | order(order asc, _createdAt asc){ _id, name, url, logo{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }\n    )\n  },\n  _type == \"permissionTable\" => {\n    heading,\n    roles,\n    actionLabel,\n    allowedWord,\n    refusedWord,\n    actions[]{ _key, title, roles },\n    note\n  },\n  _type == \"phoneDesk\" => {\n    heading,\n    officeLabel,\n    salesLabel,\n    mapsLabel,\n    \"contact\": *[_type == \"siteSettings\" && _id == \"siteSettings\"][0]{\n      \"email\": supportEmails[0], officePhone, salesPhone, address, \"maps\": links.maps,\n      \"hours\": coalesce(shortHours, hours)\n    }\n  },\n  _type == \"productGallery\" => {\n    kicker,\n    heading,\n    lead,\n    actions[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) },\n    products[]->{\n      _id, title, desc, comingSoon, \"ground\": gradient,\n      image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n      link{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) }\n    }\n  },\n  _type == \"questions\" => {\n    heading,\n    cloth{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    \"items\": select(\n      count(items) > 0 => items[]->{ _id, question, answer, link{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } },\n      *[_type == \"faqItem\"] | order(order asc, _createdAt asc){ _id, question, answer, link{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } }\n    )\n  },\n  _type == \"quotation\" => { heading, lead, anchor, ground, layout, quote, author, role, portrait{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },\n  _type == \"railTable\" => {\n    heading,\n    columns,\n    rows[]{ _key, title, cells }\n  },\n  _type == \"referenceContact\" => {\n    heading, name, role, email, phone, hours, brochureText,\n    portrait{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    brochure{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) }\n  },\n  _type == \"referenceTrace\" => {\n    heading,\n    lead,\n    reference,\n    stops[]{ _key, place, line, note }\n  },\n  _type == \"requestConversation\" => {\n    heading,\n    payerLabel,\n    askerLabel,\n    turns[]{ _key, time, side, title, text },\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n  },\n  _type == \"savingsYear\" => {\n    heading, lead, weeks, weeksHeld, loanWeeks, heldLabel, loanLabel, toComeLabel, shareOutLabel\n  },\n  _type == \"semesterPayments\" => {\n    heading,\n    lead,\n    weeks,\n    weekLabel,\n    payments[]{ week, amountCedis, thread },\n    summary{ title, text }\n  },\n  _type == \"senderName\" => { heading, lead, senderName },\n  _type == \"serviceCards\" => {\n    heading,\n    lead,\n    \"cards\": select(\n      count(cards) > 0 => cards[]->{ \n  _id, title, description, linkLabel, \"route\": coalesce(page->path, route), colours, icon,\n  image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n  overlay{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n  cloth{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },\n      *[_type == \"serviceCard\"] | order(order asc, _createdAt asc){ \n  _id, title, description, linkLabel, \"route\": coalesce(page->path, route), colours, icon,\n  image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n  overlay{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n  cloth{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }\n    )\n  },\n  _type == \"serviceIndex\" => {\n    heading,\n    lead,\n    groups[]{\n      _key, title,\n      services[]{ _key, title, description, href, picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }\n    },\n    cloth{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }\n  },\n  _type == \"settlementDays\" => {\n    heading,\n    days,\n    note,\n    bars[]{ _key, title, text, lengthDays, thread }\n  },\n  _type == \"shopStreet\" => {\n    heading,\n    lead,\n    actions[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) },\n    shops[]->{\n      _id, title, desc, comingSoon, \"ground\": gradient,\n      image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n      link{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) }\n    }\n  },\n  _type == \"shortCodeBanner\" => { code, heading, text, link{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) } },\n  _type == \"signalGap\" => { heading, moments[]{ _key, title, text } },\n  _type == \"statement\" => { heading, lead, anchor, ground, layout, words[]{ ..., markDefs[]{ _type, _key, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href) } }, notes[]{ _key, title, text } },\n  _type == \"statementReaders\" => {\n    heading,\n    readers[]{ _key, title, text, percent, alarming, figure{ title, text }, picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }\n  },\n  _type == \"statistics\" => {\n    heading,\n    items[]{ _key, value, unit, suffix, label, band{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }\n  },\n  _type == \"testimonialSlider\" => {\n    heading,\n    \"testimonials\": select(\n      count(testimonials) > 0 => testimonials[]->{ \n  _id, quote, author, role, company, image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } },\n      *[_type == \"testimonial\"] | order(order asc, _createdAt asc){ \n  _id, quote, author, role, company, image{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }\n    )\n  },\n  _type == \"textBlock\" => { heading, lead, anchor, ground, layout, body[]{ ..., markDefs[]{ _type, _key, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href) } } },\n  _type == \"textWithPicture\" => {\n    heading, lead, anchor, ground, layout, body[]{ ..., markDefs[]{ _type, _key, \"href\":coalesce(page->path+coalesce(\"#\"+place,\"\"),href) } }, picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} }, actions[]{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) }\n  },\n  _type == \"userChannels\" => {\n    heading,\n    lead,\n    picture{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} },\n    channels[]{ _key, title, text, view },\n    link{ _key,label,newTab,\"href\":coalesce(file.asset->url,page->path+coalesce(\"#\"+place,\"\"),href) }\n  }\n  }\n}": PAGE_QUERY_RESULT;
    "*[_type == \"redirect\" && source == $path][0]{ destination, permanent }": REDIRECT_QUERY_RESULT;
    "*[_type in [\"page\", \"policy\"] && defined(path) && path != \"/404\" && seo.noindex != true] | order(path asc){ path, _updatedAt }": SITEMAP_QUERY_RESULT;
    "*[_type == \"siteSettings\" && _id == \"siteSettings\"][0]{ name, legalName, description, \"email\": supportEmails[0], appIcon{ \"alt\":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}} } }": SITE_IDENTITY_QUERY_RESULT;
  }
}
// Lets @sanity/client releases that predate the global registry read it too
declare module "@sanity/client" {
  interface SanityQueries extends globalThis.SanityQueries {}
}

