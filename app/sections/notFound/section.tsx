import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { ArtDirectedImage } from '../../content/ArtDirectedImage.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Icon } from '../../design/icon/Icon.tsx'
import { below } from '../../design/media.ts'
import { Heading } from '../../design/text/text.ts'
import { TextLink } from '../../design/textLink/TextLink.tsx'
import { usePage } from '../pageContext.ts'
import { SectionFrame } from '../SectionFrame.tsx'
import type { SectionProps } from '../types.ts'
import { WithLead } from '../WithLead.tsx'
import { Cloth, Copy, Saying, Ways } from './styles.ts'

const narrow = below(760).replace('@media ', '')

/**
 * The not-found message; the number is a hole in the cloth. The history entry is replaced by the
 * path of the page with this section.
 */
export function NotFound({ data }: SectionProps<'notFound'>) {
  const { heading, lead, backLabel, homeLabel, picture, smallPicture } = data
  const { path } = usePage()
  const navigate = useNavigate()
  useEffect(() => {
    // The router's own state of the entry is preserved; only the address changes, nothing is
    // fetched.
    if (location.pathname !== path) history.replaceState(history.state, '', path)
  }, [path])

  function goBack() {
    if (history.length > 1) navigate(-1)
    else navigate('/')
  }

  return (
    <SectionFrame data={data} flush>
      <Cloth>
        {picture?.asset ? (
          <ArtDirectedImage
            value={picture}
            small={smallPicture}
            width={1440}
            loading="eager"
            fetchPriority="high"
          />
        ) : (
          <picture>
            <source media={narrow} srcSet="/artwork/cloth-404-m.svg" />
            <img
              src="/artwork/cloth-404.svg"
              alt=""
              width={1440}
              height={512}
              fetchPriority="high"
            />
          </picture>
        )}
      </Cloth>
      <Copy>
        <WithLead lead={lead} wrapper={Saying}>
          <Heading as="h1" $size="d2">
            {heading}
          </Heading>
        </WithLead>
        <Ways>
          <Button onClick={goBack}>
            <Icon name="arrow-left" />
            {backLabel}
          </Button>
          {homeLabel && <TextLink href="/">{homeLabel}</TextLink>}
        </Ways>
      </Copy>
    </SectionFrame>
  )
}
