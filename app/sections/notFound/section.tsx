import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { ArtDirectedImage } from '../../content/ArtDirectedImage.tsx'
import { shippedPicture } from '../../content/shippedPicture.ts'
import { Button } from '../../design/button/Button.tsx'
import { Icon } from '../../design/icon/Icon.tsx'
import { TextLink } from '../../design/textLink/TextLink.tsx'
import { PageTitle } from '../../sectionParts/PageTitle.tsx'
import { usePage } from '../../sectionParts/pageContext.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import { useHydrated } from '../../sectionParts/useHydrated.ts'
import { WithLead } from '../../sectionParts/WithLead.tsx'
import type { SectionProps } from '../types.ts'
import { Back, Cloth, Copy, Saying, Ways } from './styles.ts'

const CLOTH = shippedPicture('cloth-404.svg', 1440, 512)
const SMALL_CLOTH = shippedPicture('cloth-404-m.svg', 390, 300)

/**
 * The not-found message; the number is a hole in the cloth. The history entry is replaced by the
 * path of the page with this section.
 */
export function NotFound({ data }: SectionProps<'notFound'>) {
  const { heading, lead, backLabel, homeLabel, picture, smallPicture } = data
  const hasPicture = Boolean(picture?.asset)
  const { path } = usePage()
  const navigate = useNavigate()
  const hydrated = useHydrated()
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
        <ArtDirectedImage
          value={hasPicture ? picture : CLOTH}
          small={hasPicture ? smallPicture : SMALL_CLOTH}
          width={1440}
          priority
        />
      </Cloth>
      <Copy>
        <WithLead lead={lead} wrapper={Saying}>
          <PageTitle heading={heading} size="d2" />
        </WithLead>
        <Ways>
          <Back data-ready={hydrated || undefined}>
            <Button onClick={goBack}>
              <Icon name="arrow-left" />
              {backLabel}
            </Button>
          </Back>
          {homeLabel && <TextLink href="/">{homeLabel}</TextLink>}
        </Ways>
      </Copy>
    </SectionFrame>
  )
}
