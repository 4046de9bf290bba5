import { linkTarget } from '../../content/links.ts'
import { Anchor } from '../../design/anchor/anchor.tsx'
import { NewTabHint } from '../../design/anchor/new-tab-hint.tsx'
import { Icon } from '../../design/icon/icon.tsx'
import { Container, Section } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Banner, Code, Follow } from './styles.ts'

/** A banner with a short code as its picture; all of it is the link’s hit area. */
export function ShortCodeBanner({ data }: SectionProps<'shortCodeBanner'>) {
  const { code, heading, text, link } = data
  const target = linkTarget(link)
  return (
    <Section $ground="indigo" $flush>
      <Banner as={Container}>
        <Code aria-hidden>{code}</Code>
        <div>
          <Heading $size="d3">{heading}</Heading>
          <Lead $muted>{text}</Lead>
          {target && (
            <Follow as={Anchor} {...target}>
              <span>
                {link?.label}
                {target.newTab && <NewTabHint />}
              </span>
              <Icon name="external" />
            </Follow>
          )}
        </div>
      </Banner>
    </Section>
  )
}
