import { linkTarget } from '../../../content/links.ts'
import { Anchor } from '../../../design/anchor/Anchor.tsx'
import { NewTabHint } from '../../../design/anchor/NewTabHint.tsx'
import { Icon } from '../../../design/icon/Icon.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Banner, Code, Follow } from './shortCodeStyles.ts'

/** Characters for which the largest size has room. */
const CHARACTERS_MAX = 6

/** A banner with a short code as its picture; all of it is the link’s hit area. */
export function ShortCode({ data }: SectionProps<'callToAction'>) {
  const { code, heading, lead, link } = data
  const target = linkTarget(link)
  return (
    <SectionFrame data={data} ground="indigo" flush>
      <Banner as={Container}>
        <Code aria-hidden style={{ '--fit': Math.min(1, CHARACTERS_MAX / (code?.length ?? 1)) }}>
          {code}
        </Code>
        <div>
          {heading && <Heading $size="d3">{heading}</Heading>}
          {lead && <Lead $muted>{lead}</Lead>}
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
    </SectionFrame>
  )
}
