import { ContentImage } from '../../../content/ContentImage.tsx'
import { linkTarget } from '../../../content/links.ts'
import { ComingSoon } from '../../../design/comingSoon/ComingSoon.tsx'
import { Heading, Text } from '../../../design/text/text.ts'
import { TextLink } from '../../../design/textLink/TextLink.tsx'
import { actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { PageHead } from '../../../sectionParts/PageHead.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Copy, Door, Front, Street } from './shopsStyles.ts'

/** Shopfronts on one street under one sky. What is not open yet has no link. */
export function Shops({ data }: SectionProps<'cards'>) {
  const { heading, lead, actions, products } = data
  return (
    <>
      <SectionFrame data={data} ground="dew" flush>
        <PageHead heading={heading} lead={lead} actions={actions} look={actionLook(data.ground)} />
      </SectionFrame>
      <Street>
        {products?.map(({ _id, title, desc, image, ground, comingSoon, link }) => {
          const target = comingSoon ? undefined : linkTarget(link)
          return (
            <Door key={_id}>
              <Front $ground={ground ?? 'dew'}>
                <ContentImage value={image} width={440} sizes="440px" loading="eager" />
              </Front>
              <Copy>
                {comingSoon && <ComingSoon />}
                <Heading $size="d3">{title}</Heading>
                <Text>{desc}</Text>
                {target && <TextLink {...target}>{link?.label}</TextLink>}
              </Copy>
            </Door>
          )
        })}
      </Street>
    </>
  )
}
