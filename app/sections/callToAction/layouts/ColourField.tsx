import { ContentImage } from '../../../content/ContentImage.tsx'
import { linkTarget } from '../../../content/links.ts'
import { Button } from '../../../design/button/Button.tsx'
import { Heading, Lead } from '../../../design/text/text.ts'
import { actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { hasLongWord } from '../../../sectionParts/hasLongWord.ts'
import type { SectionProps } from '../../types.ts'
import { Banner, Cloth, Copy, Kicker } from './colourFieldStyles.ts'

/** Of a word of the largest heading next to the cloth. */
const CHARACTERS_MAX = 10

/** One call on a field in `signal`, with cloth running off the window's edge. */
export function ColourField({ data }: SectionProps<'callToAction'>) {
  const { kicker, heading, lead, link, picture } = data
  const target = linkTarget(link)
  return (
    <Banner data={data} ground="signal" flush>
      <Copy>
        {(kicker || heading) && (
          <Heading $size={hasLongWord([{ title: heading }], CHARACTERS_MAX) ? 'd2' : 'd1'}>
            {kicker && <Kicker>{`${kicker} `}</Kicker>}
            {heading}
          </Heading>
        )}
        {lead && <Lead>{lead}</Lead>}
        {target && (
          <Button {...target} look={actionLook(data.ground)} icon="arrow-right">
            {link?.label}
          </Button>
        )}
      </Copy>
      {picture?.asset && (
        <Cloth>
          <ContentImage value={picture} width={579} sizes="(max-width:760px) 100vw, 42vw" />
        </Cloth>
      )}
    </Banner>
  )
}
