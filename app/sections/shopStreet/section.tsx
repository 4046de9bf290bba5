import { ContentImage } from '../../content/image.tsx'
import { linkTarget } from '../../content/links.ts'
import { ComingSoon } from '../../design/coming-soon/coming-soon.tsx'
import { Section } from '../../design/layout/layout.ts'
import { Heading, Text } from '../../design/text/text.ts'
import { TextLink } from '../../design/text-link/text-link.tsx'
import { PageHead } from '../PageHead.tsx'
import type { SectionProps } from '../types.ts'
import { Door, Front, Street, Words } from './styles.ts'

/** Shopfronts on one street under one sky. What is not open yet has no link. */
export function ShopStreet({ data }: SectionProps<'shopStreet'>) {
  const { heading, lead, actions, shops } = data
  return (
    <>
      <Section $ground="dew" $flush>
        <PageHead heading={heading} lead={lead} actions={actions} />
      </Section>
      <Street>
        {shops?.map(({ _id, title, desc, image, ground, comingSoon, link }) => {
          const target = comingSoon ? undefined : linkTarget(link)
          return (
            <Door key={_id}>
              <Front $ground={ground ?? 'dew'}>
                <ContentImage value={image} width={440} sizes="440px" loading="eager" />
              </Front>
              <Words>
                {comingSoon && <ComingSoon />}
                <Heading $size="d3">{title}</Heading>
                <Text>{desc}</Text>
                {target && <TextLink {...target}>{link?.label}</TextLink>}
              </Words>
            </Door>
          )
        })}
      </Street>
    </>
  )
}
