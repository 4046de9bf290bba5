import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { styled } from 'styled-components'
import { grounds } from '../design/ground.ts'
import { Container } from '../design/layout/layout.ts'
import { Heading } from '../design/text/text.ts'
import { VisuallyHidden } from '../design/text/visuallyHidden.ts'
import { token } from '../design/tokens.ts'
import { loadNotFound } from '../pages/gallery/loadNotFound.ts'
import { chosenSections, galleryEntries } from '../pages/gallery/sectionGallery.ts'
import { metaDescriptors } from '../pages/head/metaDescriptors.ts'
import { Main, PageView } from '../pages/PageView.tsx'
import { loadSections, variantsOf } from '../sectionRendering/registry.ts'
import { Sections } from '../sectionRendering/Sections.tsx'
import { omitStaticSections } from '../sectionRendering/staticSections.ts'

/** For developers: without `GALLERY=1` its path is found only in development. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!context.services.gallery) return loadNotFound(context)
  const sections = chosenSections(new URL(request.url).searchParams)
  await loadSections(variantsOf(sections))
  const links = galleryEntries.map(({ variant, examples }) => {
    const [type = '', layout] = variant.split('/')
    const parameters = new URLSearchParams({ type, ...(layout && { layout }) })
    return { variant, href: `?${parameters}`, count: examples.length }
  })
  const onGrounds = grounds.map((ground) => ({ ground, href: `?example=1&ground=${ground}` }))
  return { sections: omitStaticSections(context, sections), links, onGrounds }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded && 'head' in loaded
    ? metaDescriptors(loaded.head)
    : [{ title: 'Section gallery' }, { name: 'robots', content: 'noindex' }]

const Contents = styled(Container)`
  padding-block: ${token('s8')} ${token('s10')};
  ul {
    columns: 16em auto;
    margin-top: ${token('s6')};
  }
`

/** The selected examples as a page shows them, or links to all of them. */
export default function SectionGallery() {
  const loaded = useLoaderData<typeof loader>()
  if ('head' in loaded) return <PageView loaded={loaded} />
  const { sections, links, onGrounds } = loaded
  return (
    <Main id="main">
      {sections.length > 0 ? (
        <>
          <VisuallyHidden as="h1">Section gallery</VisuallyHidden>
          <Sections sections={sections} isServerRendered />
        </>
      ) : (
        <Contents>
          <Heading as="h1" $size="d1">
            Sections
          </Heading>
          <ul>
            {links.map(({ variant, href, count }) => (
              <li key={variant}>
                <a href={href}>{variant}</a> {count}
              </li>
            ))}
          </ul>
          <ul>
            {onGrounds.map(({ ground, href }) => (
              <li key={ground}>
                <a href={href}>All on {ground}</a>
              </li>
            ))}
          </ul>
        </Contents>
      )}
    </Main>
  )
}
