/** Written by `npm run generate` from the schemas and the queries. Change those instead. */

export declare const internalGroqTypeReferenceTo: unique symbol;

export type Statistic = {
  _type: "statistic";
  value?: number;
  unit?: string;
  suffix?: string;
  label?: string;
  band?: Picture;
};

export type SocialProfile = {
  _type: "socialProfile";
  platform?: "facebook" | "linkedin" | "instagram" | "x";
  url?: Href;
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
  href?: Href;
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
  alt?: string;
};

export type Order = number;

export type OfferItem = {
  _type: "offerItem";
  title?: string;
  description?: string;
  shortDescription?: string;
  href?: Href;
  linkLabel?: string;
  strip?: Picture;
};

export type NavigationItem = {
  _type: "navigationItem";
  title?: string;
  subtitle?: string;
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

export type Ground = "paper" | "white" | "raffia" | "ink" | "indigo" | "signal" | "gold" | "dew";

export type FeatureItem = {
  _type: "featureItem";
  number?: number;
  text?: string;
};

export type Clause = {
  _type: "clause";
  title?: string;
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

export type PageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "page";
};

export type NextPage = {
  _type: "nextPage";
  kicker?: string;
  page?: PageReference;
  title?: string;
  href?: Href;
  ground?: Ground;
};

export type HubBanner = {
  _type: "hubBanner";
  kicker?: string;
  heading?: string;
  link?: Link;
  cloth?: Picture;
};

export type Hero = {
  _type: "hero";
  headline?: string;
  lead?: string;
  actions?: Array<{
    _key: string;
  } & Link>;
  showCertificates?: boolean;
  cloth?: Picture;
  device?: Picture;
  note?: Picture;
};

export type Carousel = {
  _type: "carousel";
  slides?: Array<{
    _key: string;
  } & Slide>;
  link?: Link;
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
  };
  seo?: Seo;
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
  } & Hero | {
    _key: string;
  } & ServiceCards | {
    _key: string;
  } & Carousel | {
    _key: string;
  } & HubBanner | {
    _key: string;
  } & Statistics | {
    _key: string;
  } & PartnerLogos | {
    _key: string;
  } & TestimonialSlider | {
    _key: string;
  } & NextPage>;
  seo?: Seo;
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
  supportEmails?: Array<string>;
  officePhone?: string;
  salesPhone?: string;
  hours?: string;
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
  seo?: {
    titleSuffix?: string;
    description?: string;
    image?: Picture;
  };
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

export type AllSanitySchemaTypes = Statistic | SocialProfile | Slide | SitePath | Seo | RichText | ReferenceLink | SanityImageAssetReference | Picture | Order | OfferItem | NavigationItem | LinkList | SanityFileAssetReference | Link | KeyFigure | Href | Ground | FeatureItem | Clause | Certificate | TestimonialReference | TestimonialSlider | Statistics | ServiceCardReference | ServiceCards | PartnerReference | PartnerLogos | PageReference | NextPage | HubBanner | Hero | Carousel | Testimonial | TeamMember | ServiceCard | Redirect | ProductCard | Policy | Partner | Page | JobPosition | FaqItem | SiteSettings | SanityImageCrop | SanityImageHotspot | SanityImagePaletteSwatch | SanityImagePalette | SanityImageDimensions | SanityImageMetadata | SanityFileAsset | SanityAssetSourceData | SanityImageAsset | Geopoint | Slug;

// Source: app/chrome/query.ts
// Variable: SITE_QUERY
// Query: *[_type == "siteSettings" && _id == "siteSettings"][0]{  name, legalName, tagline, description,  supportEmails, officePhone, salesPhone, hours, address,  links{ documentation, maps, social[]{ _key, platform, url }, certificates[]{ _key, title, mark, "url": file.asset->url } },  navigation{  company{    label,    items[]{ _key, title, subtitle, href, opensNewsletter, swatch{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } }  },  offer{    label, mobileLabel,    items[]{      _key, title, description, shortDescription, href, linkLabel, strip{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } }    }  },  developers{    label,    card{ title, description, href, linkLabel },    links[]{ _key, title, subtitle, href }  },  actions[]{   _key, label, newTab, "href": coalesce(file.asset->url, href) }},  footer{  resources{ heading, links[]{   _key, label, newTab, "href": coalesce(file.asset->url, href) } },  developers{ heading, links[]{   _key, label, newTab, "href": coalesce(file.asset->url, href) } },  company{ heading, links[]{   _key, label, newTab, "href": coalesce(file.asset->url, href) } },  contactHeading,  band{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } }},  seo{ titleSuffix, description, image{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } }}
export type SITE_QUERY_RESULT = {
  name: string | null;
  legalName: string | null;
  tagline: string | null;
  description: string | null;
  supportEmails: Array<string> | null;
  officePhone: string | null;
  salesPhone: string | null;
  hours: string | null;
  address: string | null;
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
        href: Href | null;
        opensNewsletter: boolean | null;
        swatch: {
          alt: string | null;
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
        href: Href | null;
        linkLabel: string | null;
        strip: {
          alt: string | null;
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
        href: Href | null;
        linkLabel: string | null;
      } | null;
      links: Array<{
        _key: string;
        title: string | null;
        subtitle: string | null;
        href: Href | null;
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
      alt: string | null;
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
      alt: string | null;
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

// Source: app/pages/query.ts
// Variable: PAGE_QUERY
// Query: *[_type == "page" && path == $path][0]{  _id,  title,  path,  "home": *[_type == "page" && path == "/"][0]{ title, path },  parent->{ title, path, parent->{ title, path } },  seo{ title, description, noindex, image{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } },  sections[]{    _key,    _type,      _type == "carousel" => {    link{   _key, label, newTab, "href": coalesce(file.asset->url, href) },    slides[]{      _key,      heading,      ground,      cloth{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },      picture{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },      overlay{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } }    }  },      _type == "hero" => {    headline,    lead,    actions[]{   _key, label, newTab, "href": coalesce(file.asset->url, href) },    cloth{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },    device{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },    note{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },    "certificates": select(      showCertificates == true => *[_type == "siteSettings" && _id == "siteSettings"][0].links.certificates[]{        _key, title, mark, "url": file.asset->url      }    )  },      _type == "hubBanner" => {    kicker,    heading,    link{   _key, label, newTab, "href": coalesce(file.asset->url, href) },    cloth{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } }  },      _type == "nextPage" => {    kicker,    ground,    "title": coalesce(title, page->title),    "href": coalesce(page->path, href)  },      _type == "partnerLogos" => {    heading,    "partners": select(      count(partners) > 0 => partners[]->{ _id, name, url, logo{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } },      *[_type == "partner"] | order(order asc, _createdAt asc){ _id, name, url, logo{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } }    )  },      _type == "serviceCards" => {    heading,    lead,    "cards": select(      count(cards) > 0 => cards[]->{   _id, title, description, linkLabel, route, colours,  image{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },  overlay{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },  cloth{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } },      *[_type == "serviceCard"] | order(order asc, _createdAt asc){   _id, title, description, linkLabel, route, colours,  image{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },  overlay{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },  cloth{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } }    )  },      _type == "statistics" => {    heading,    items[]{ _key, value, unit, suffix, label, band{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } }  },      _type == "testimonialSlider" => {    heading,    "testimonials": select(      count(testimonials) > 0 => testimonials[]->{   _id, quote, author, role, company, image{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } },      *[_type == "testimonial"] | order(order asc, _createdAt asc){   _id, quote, author, role, company, image{   alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } }    )  }  }}
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
  seo: {
    title: string | null;
    description: string | null;
    noindex: boolean | null;
    image: {
      alt: string | null;
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
        alt: string | null;
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
        alt: string | null;
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
        alt: string | null;
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
    headline: string | null;
    lead: string | null;
    actions: Array<{
      _key: string;
      label: string | null;
      newTab: boolean | null;
      href: Href | string | null;
    }> | null;
    cloth: {
      alt: string | null;
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
    device: {
      alt: string | null;
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
      alt: string | null;
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
      url: string | null;
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
      alt: string | null;
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
    _type: "nextPage";
    kicker: string | null;
    ground: Ground | null;
    title: string | null;
    href: Href | SitePath | null;
  } | {
    _key: string;
    _type: "partnerLogos";
    heading: string | null;
    partners: Array<{
      _id: string;
      name: string | null;
      url: Href | null;
      logo: {
        alt: string | null;
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
    _type: "serviceCards";
    heading: string | null;
    lead: string | null;
    cards: Array<{
      _id: string;
      title: string | null;
      description: string | null;
      linkLabel: string | null;
      route: Href | null;
      colours: {
        ground?: Ground;
        picture?: Ground;
        thread?: Ground;
      } | null;
      image: {
        alt: string | null;
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
        alt: string | null;
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
        alt: string | null;
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
        alt: string | null;
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
        alt: string | null;
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
} | null;

// Source: app/pages/query.ts
// Variable: REDIRECT_QUERY
// Query: *[_type == "redirect" && source == $path][0]{ destination, permanent }
export type REDIRECT_QUERY_RESULT = {
  destination: Href | null;
  permanent: boolean | null;
} | null;

// Query TypeMap
declare global {
  interface SanityQueries {
    "*[_type == \"siteSettings\" && _id == \"siteSettings\"][0]{\n  name, legalName, tagline, description,\n  supportEmails, officePhone, salesPhone, hours, address,\n  links{ documentation, maps, social[]{ _key, platform, url }, certificates[]{ _key, title, mark, \"url\": file.asset->url } },\n  navigation{\n  company{\n    label,\n    items[]{ _key, title, subtitle, href, opensNewsletter, swatch{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } }\n  },\n  offer{\n    label, mobileLabel,\n    items[]{\n      _key, title, description, shortDescription, href, linkLabel, strip{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } }\n    }\n  },\n  developers{\n    label,\n    card{ title, description, href, linkLabel },\n    links[]{ _key, title, subtitle, href }\n  },\n  actions[]{ \n  _key, label, newTab, \"href\": coalesce(file.asset->url, href) }\n},\n  footer{\n  resources{ heading, links[]{ \n  _key, label, newTab, \"href\": coalesce(file.asset->url, href) } },\n  developers{ heading, links[]{ \n  _key, label, newTab, \"href\": coalesce(file.asset->url, href) } },\n  company{ heading, links[]{ \n  _key, label, newTab, \"href\": coalesce(file.asset->url, href) } },\n  contactHeading,\n  band{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } }\n},\n  seo{ titleSuffix, description, image{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } }\n}": SITE_QUERY_RESULT;
    "*[_type == \"page\" && path == $path][0]{\n  _id,\n  title,\n  path,\n  \"home\": *[_type == \"page\" && path == \"/\"][0]{ title, path },\n  parent->{ title, path, parent->{ title, path } },\n  seo{ title, description, noindex, image{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } },\n  sections[]{\n    _key,\n    _type,\n    \n  _type == \"carousel\" => {\n    link{ \n  _key, label, newTab, \"href\": coalesce(file.asset->url, href) },\n    slides[]{\n      _key,\n      heading,\n      ground,\n      cloth{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },\n      picture{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },\n      overlay{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } }\n    }\n  },\n    \n  _type == \"hero\" => {\n    headline,\n    lead,\n    actions[]{ \n  _key, label, newTab, \"href\": coalesce(file.asset->url, href) },\n    cloth{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },\n    device{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },\n    note{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },\n    \"certificates\": select(\n      showCertificates == true => *[_type == \"siteSettings\" && _id == \"siteSettings\"][0].links.certificates[]{\n        _key, title, mark, \"url\": file.asset->url\n      }\n    )\n  },\n    \n  _type == \"hubBanner\" => {\n    kicker,\n    heading,\n    link{ \n  _key, label, newTab, \"href\": coalesce(file.asset->url, href) },\n    cloth{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } }\n  },\n    \n  _type == \"nextPage\" => {\n    kicker,\n    ground,\n    \"title\": coalesce(title, page->title),\n    \"href\": coalesce(page->path, href)\n  },\n    \n  _type == \"partnerLogos\" => {\n    heading,\n    \"partners\": select(\n      count(partners) > 0 => partners[]->{ _id, name, url, logo{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } },\n      *[_type == \"partner\"] | order(order asc, _createdAt asc){ _id, name, url, logo{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } }\n    )\n  },\n    \n  _type == \"serviceCards\" => {\n    heading,\n    lead,\n    \"cards\": select(\n      count(cards) > 0 => cards[]->{ \n  _id, title, description, linkLabel, route, colours,\n  image{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },\n  overlay{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },\n  cloth{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } },\n      *[_type == \"serviceCard\"] | order(order asc, _createdAt asc){ \n  _id, title, description, linkLabel, route, colours,\n  image{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },\n  overlay{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } },\n  cloth{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } }\n    )\n  },\n    \n  _type == \"statistics\" => {\n    heading,\n    items[]{ _key, value, unit, suffix, label, band{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } }\n  },\n    \n  _type == \"testimonialSlider\" => {\n    heading,\n    \"testimonials\": select(\n      count(testimonials) > 0 => testimonials[]->{ \n  _id, quote, author, role, company, image{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } },\n      *[_type == \"testimonial\"] | order(order asc, _createdAt asc){ \n  _id, quote, author, role, company, image{ \n  alt, hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } } } }\n    )\n  }\n  }\n}": PAGE_QUERY_RESULT;
    "*[_type == \"redirect\" && source == $path][0]{ destination, permanent }": REDIRECT_QUERY_RESULT;
  }
}
// Lets @sanity/client releases that predate the global registry read it too
declare module "@sanity/client" {
  interface SanityQueries extends globalThis.SanityQueries {}
}

