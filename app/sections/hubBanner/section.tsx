import { ContentImage } from '../../content/image.tsx'
import { linkTarget } from '../../content/links.ts'
import { Button } from '../../design/button/button.tsx'
import { Heading } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Banner, Cloth, Kicker, Words } from './styles.ts'

/** One call on an orange field, with cloth running off the window's edge. */
export function HubBanner({ data }: SectionProps<'hubBanner'>) {
  const { kicker, heading, link, cloth } = data
  const target = linkTarget(link)
  return (
    <Banner>
      <Words>
        <Heading $size="d1">
          <Kicker>{kicker} </Kicker>
          {heading}
        </Heading>
        {target && (
          <Button {...target} icon="arrow-right">
            {link?.label}
          </Button>
        )}
      </Words>
      {cloth && (
        <Cloth>
          <ContentImage value={cloth} width={579} sizes="(max-width:760px) 100vw, 42vw" />
        </Cloth>
      )}
    </Banner>
  )
}
