import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createElement } from 'react'
import { PAGE_QUERY } from '../../../../app/pages/query.ts'
import { ColourField } from '../../../../app/sections/callToAction/layouts/ColourField.tsx'
import { Services } from '../../../../app/sections/cards/layouts/Services.tsx'
import { Carousel } from '../../../../app/sections/carousel/section.tsx'
import { CountUp } from '../../../../app/sections/figures/layouts/CountUp.tsx'
import { Home } from '../../../../app/sections/hero/layouts/Home.tsx'
import { Newsletter } from '../../../../app/sections/newsletter/section.tsx'
import { PartnerLogos } from '../../../../app/sections/partnerLogos/section.tsx'
import { TestimonialSlider } from '../../../../app/sections/testimonialSlider/section.tsx'
import {
  type SectionComponents,
  type SectionDataByVariant,
  type Variant,
  variantOf,
} from '../../../../app/sections/variants.ts'
import { Footer } from '../../../../app/siteShell/Footer.tsx'
import { Header } from '../../../../app/siteShell/Header.tsx'
import { SITE_QUERY } from '../../../../app/siteShell/query.ts'

/** The sections of the shipped home page, imported statically. */
const COMPONENTS: Partial<SectionComponents> = {
  'hero/home': Home,
  'cards/services': Services,
  carousel: Carousel,
  newsletter: Newsletter,
  'callToAction/colourField': ColourField,
  'figures/countUp': CountUp,
  partnerLogos: PartnerLogos,
  testimonialSlider: TestimonialSlider,
}

export async function loader({ context: { services } }: LoaderFunctionArgs) {
  const [{ data: page }, { data: site }] = await Promise.all([
    services.content.read(PAGE_QUERY, { path: '/' }),
    services.content.read(SITE_QUERY),
  ])
  if (!page || !site) throw new Response(null, { status: 404 })
  return { page, site, year: services.now().getUTCFullYear() }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.page.seo?.title ?? data?.page.title ?? '' },
  { name: 'description', content: data?.page.seo?.description ?? '' },
]

interface OneSectionProps<Name extends Variant> {
  variant: Name | undefined
  data: SectionDataByVariant[Name]
}

function OneSection<Name extends Variant>({ variant, data }: OneSectionProps<Name>) {
  const component = variant && COMPONENTS[variant]
  if (!component) throw new Error(`The home page has another section: ${variant}`)
  return createElement(component, { data })
}

/** The whole page is rendered and hydrated. */
export default function Page() {
  const { page, site, year } = useLoaderData<typeof loader>()
  return (
    <>
      <Header site={site} />
      <main id="main">
        {page.sections?.map((section) => (
          <OneSection key={section._key} variant={variantOf(section)} data={section} />
        ))}
      </main>
      <Footer site={site} year={year} />
    </>
  )
}
