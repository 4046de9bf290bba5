import { ContentImage } from '../../../content/ContentImage.tsx'
import { shownCertificates } from '../../../content/certificates.ts'
import { linkTarget } from '../../../content/links.ts'
import { Button } from '../../../design/button/Button.tsx'
import { Certificates } from '../../../design/certificates/Certificates.tsx'
import { Actions, Container } from '../../../design/layout/layout.ts'
import { Lead } from '../../../design/text/text.ts'
import { actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { PageTitle } from '../../../sectionParts/PageTitle.tsx'
import type { SectionProps } from '../../types.ts'
import { Cloth, Copy, Device, Frame, Licences, Note, Picture, Scene } from './homeStyles.ts'

const otherAction = { look: 'line' } as const
/** As high as the site's own marks here. */
const MARK_PX = 42

/** The head of the home page: text on paper, next to a cloth with a phone and its message. */
export function Home({ data }: SectionProps<'hero'>) {
  const { heading, lead, actions, certificates, picture, front, note } = data
  const mainAction = { look: actionLook(data.ground), icon: 'arrow-right' } as const
  return (
    <Frame data={data} flush>
      <Scene as={Container}>
        <Copy>
          <PageTitle heading={heading} size="hero" />
          {lead && <Lead>{lead}</Lead>}
          <Actions>
            {actions?.map((action, index) => {
              const target = linkTarget(action)
              const face = index === 0 ? mainAction : otherAction
              return (
                target && (
                  <Button key={action._key} {...target} {...face}>
                    {action.label}
                  </Button>
                )
              )
            })}
          </Actions>
        </Copy>
        {(picture?.asset || front?.asset || note?.asset) && (
          <Picture>
            {picture?.asset && (
              <Cloth>
                <ContentImage
                  value={picture}
                  width={656}
                  sizes="(max-width:760px) 100vw, 46vw"
                  priority
                />
              </Cloth>
            )}
            {front?.asset && (
              <Device>
                <ContentImage value={front} width={240} sizes="270px" loading="eager" />
              </Device>
            )}
            {note?.asset && (
              <Note>
                <ContentImage value={note} width={320} sizes="320px" loading="eager" />
              </Note>
            )}
          </Picture>
        )}
        {certificates && (
          <Licences>
            <Certificates items={shownCertificates(certificates, MARK_PX)} />
          </Licences>
        )}
      </Scene>
    </Frame>
  )
}
