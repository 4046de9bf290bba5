import { linkTarget } from '../../../content/links.ts'
import { PictureView } from '../../../content/PictureView.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { VisuallyHidden } from '../../../design/text/visuallyHidden.ts'
import { TextLink } from '../../../design/textLink/TextLink.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { Channels, Links } from './partsStyles.ts'

/** Cards hung side by side from a beam at uneven widths, each with its part of one drawing. */
export function Parts({ data }: SectionProps<'cards'>) {
  const { heading, lead, picture, items, actions } = data
  const links = (actions ?? []).flatMap(({ _key, label, ...link }) => {
    const target = linkTarget(link)
    return target ? [{ _key, label, target }] : []
  })
  return (
    <SectionFrame data={data} ground="white">
      <Container>
        <SectionHead heading={heading} lead={lead} />
        {/* It describes the whole drawing, so no part of it has it. */}
        {picture?.alt && <VisuallyHidden as="p">{picture.alt}</VisuallyHidden>}
        <Channels>
          {items?.map(({ _key, title, text, view }) => (
            <li key={_key}>
              <PictureView value={picture} view={view} width={340} height={320} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Channels>
        {links.length > 0 && (
          <Links>
            {links.map(({ _key, label, target }) => (
              <TextLink key={_key} {...target} icon="arrow-right">
                {label}
              </TextLink>
            ))}
          </Links>
        )}
      </Container>
    </SectionFrame>
  )
}
