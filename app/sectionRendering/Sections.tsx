import { createElement, use } from 'react'
import { BelowFirstView } from '../content/belowFirstView.ts'
import { sectionId } from '../content/elementIds.ts'
import { Deferred, DeferredStyles } from '../partialHydration/DeferredStyles.tsx'
import { hasContent } from '../partialHydration/omittedContent.ts'
import { ContentsBox, ServerOnly } from '../partialHydration/StaticHtml.tsx'
import { HYDRATE_ATTRIBUTE } from '../partialHydration/scripting.ts'
import { PageContext, type PageContextValue, usePage } from '../sectionParts/pageContext.ts'
import type { Section } from '../sections/types.ts'
import {
  isStatic,
  type SectionDataByVariant,
  type Variant,
  variantOf,
} from '../sections/variants.ts'
import { FIRST_VIEW_SECTIONS, type Openings } from './openings.ts'
import { isLoadedWhenIdle, loadedSections, loadSectionWhenIdle } from './registry.ts'
import { SectionBoundary } from './SectionBoundary.tsx'
import { type PageSection, useStaticSection } from './staticSections.ts'

/** A section under one type parameter, so that its data and its component are known to fit. */
interface OneSectionProps<Name extends Variant> {
  variant: Name | undefined
  data: SectionDataByVariant[Name]
}

function OneSection<Name extends Variant>({ variant, data }: OneSectionProps<Name>) {
  const component = variant && loadedSections[variant]
  return component ? createElement(component, { data }) : null
}

function StaticSectionHtml({ section }: { section: PageSection }) {
  const onServer = useStaticSection(section._key)
  const content = hasContent(section) ? section : onServer
  return (
    <ServerOnly id={sectionId(section._key)}>
      {content && <OneSection variant={variantOf(content)} data={content} />}
    </ServerOnly>
  )
}

interface HydratedSectionProps {
  section: Section
  isServerRendered: boolean
}

/**
 * A section with behaviour. In a served document its code may still be loading when the document is
 * hydrated: until then the served HTML is preserved. After a navigation inside the app there is no
 * served HTML of this page, and the code has been loaded.
 */
function HydratedSection({ section, isServerRendered }: HydratedSectionProps) {
  const variant = variantOf(section)
  const id = sectionId(section._key)
  if (variant && isServerRendered && (!loadedSections[variant] || isLoadedWhenIdle(id)))
    use(loadSectionWhenIdle(variant, id))
  return (
    <ContentsBox id={id} {...{ [HYDRATE_ATTRIBUTE]: '' }}>
      <OneSection variant={variant} data={section} />
    </ContentsBox>
  )
}

interface SectionsProps {
  /** In page order; components of those to hydrate must have been loaded. */
  sections: readonly PageSection[]
  openings?: Openings | undefined
  /** They are part of a document from the server, with deferred styles for all but the first. */
  isServerRendered?: boolean
}

/** The page as a section shows it: one section has its title, one its breadcrumb. */
function pageFor(
  { _key }: PageSection,
  page: PageContextValue,
  { titleKey, breadcrumbKey }: Openings,
): PageContextValue {
  return {
    ...page,
    titleLevel: titleKey && titleKey !== _key ? 'h2' : 'h1',
    breadcrumb: breadcrumbKey !== undefined && breadcrumbKey !== _key ? [] : page.breadcrumb,
  }
}

/**
 * The sections of a page. One of an unknown type is left out. The key of a boundary includes the
 * path, so that a failed section is rendered again on the next page.
 */
export function Sections({ sections, openings = {}, isServerRendered = false }: SectionsProps) {
  const page = usePage()
  const [first, ...others] = sections.map((section, index) => (
    <SectionBoundary
      key={`${page.path} ${section._key}`}
      id={sectionId(section._key)}
      isServerRendered={isServerRendered}
    >
      <PageContext value={pageFor(section, page, openings)}>
        <BelowFirstView value={index >= FIRST_VIEW_SECTIONS && section._key !== openings.titleKey}>
          {!hasContent(section) || isStatic(section) ? (
            <StaticSectionHtml section={section} />
          ) : (
            <HydratedSection section={section} isServerRendered={isServerRendered} />
          )}
        </BelowFirstView>
      </PageContext>
    </SectionBoundary>
  ))
  return (
    <>
      {first}
      {isServerRendered && <DeferredStyles of="sections" />}
      <Deferred of="sections">{others}</Deferred>
    </>
  )
}
