import { ContentImage } from '../../../content/ContentImage.tsx'
import { linkTarget } from '../../../content/links.ts'
import { Anchor } from '../../../design/anchor/Anchor.tsx'
import { NewTabHint } from '../../../design/anchor/NewTabHint.tsx'
import { ComingSoon } from '../../../design/comingSoon/ComingSoon.tsx'
import { Icon } from '../../../design/icon/Icon.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { VisuallyHidden } from '../../../design/text/visuallyHidden.ts'
import { TextLink } from '../../../design/textLink/TextLink.tsx'
import { actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { PageHead } from '../../../sectionParts/PageHead.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionData, SectionProps } from '../../types.ts'
import { Copy, Kicker, More, Scene, Sheet, Sheets } from './galleryStyles.ts'

/** Products as sheets of uneven width; a sheet is one link, unless its product is to come. */
export function Gallery({ data }: SectionProps<'cards'>) {
  const { kicker, heading, lead, actions, products } = data
  return (
    <SectionFrame data={data} flush>
      <PageHead heading={heading} lead={lead} actions={actions} look={actionLook(data.ground)}>
        {kicker && <Kicker>{kicker}</Kicker>}
      </PageHead>
      <Container>
        <Sheets>
          {products?.map((product, index) => (
            <Product key={product._id} product={product} isFirst={index === 0} />
          ))}
        </Sheets>
      </Container>
    </SectionFrame>
  )
}

type ProductData = NonNullable<SectionData<'cards'>['products']>[number]

interface ProductProps {
  product: ProductData
  /** On a phone its picture is the largest thing in the first view. */
  isFirst: boolean
}

function Product({ product, isFirst }: ProductProps) {
  const { title, desc, image, ground, comingSoon } = product
  return (
    <Sheet $soon={comingSoon === true}>
      <Scene $ground={ground ?? 'raffia'}>
        <ContentImage value={image} width={420} sizes="576px" priority={isFirst} />
      </Scene>
      <Copy>
        {comingSoon && <ComingSoon />}
        <Heading $size="d3">{title}</Heading>
        <Text $muted>{desc}</Text>
        <ProductLink product={product} />
      </Copy>
    </Sheet>
  )
}

function ProductLink({ product: { title, link, comingSoon } }: { product: ProductData }) {
  const target = linkTarget(link)
  if (!target || !link) return null
  if (comingSoon) {
    return (
      <TextLink {...target} icon="external">
        {link.label}
      </TextLink>
    )
  }
  return (
    <More as={Anchor} {...target}>
      <span>
        {link.label}
        <VisuallyHidden> {title}</VisuallyHidden>
        {target.newTab && <NewTabHint />}
      </span>
      <Icon name="arrow-right" />
    </More>
  )
}
