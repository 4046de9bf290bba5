import { linkTarget } from '../../content/links.ts'
import { PictureView } from '../../content/pictureView.tsx'
import { Container, Section } from '../../design/layout/layout.ts'
import { TextLink } from '../../design/text-link/text-link.tsx'
import { SectionHead } from '../SectionHead.tsx'
import type { SectionProps } from '../types.ts'
import { Channels } from './styles.ts'

/** Ways into one product, hung side by side from a beam at uneven widths. */
export function UserChannels({ data }: SectionProps<'userChannels'>) {
  const { heading, lead, picture, channels, link } = data
  const target = linkTarget(link)
  return (
    <Section $ground="white">
      <Container>
        <SectionHead heading={heading} lead={lead} />
        <Channels>
          {channels?.map(({ _key, title, text, view }, index) => (
            <li key={_key}>
              <PictureView
                value={picture}
                view={view}
                width={340}
                height={320}
                // The alternative text describes the whole drawing, so only its first view has it.
                alt={index === 0 ? picture?.alt : ''}
              />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Channels>
        {target && (
          <TextLink {...target} icon="arrow-right">
            {link?.label}
          </TextLink>
        )}
      </Container>
    </Section>
  )
}
