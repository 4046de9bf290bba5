import { ContentImage } from '../../content/image.tsx'
import { Button } from '../../design/button/button.tsx'
import { Certificates } from '../../design/certificates/certificates.tsx'
import { Actions, Container } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Cloth, Device, Frame, Licences, Note, Picture, Scene, Words } from './styles.ts'

/** The head of the home page: words on paper, beside a cloth with a phone and its message. */
export function Hero({ data }: SectionProps<'hero'>) {
  const { headline, lead, actions, certificates, cloth, device, note } = data
  return (
    <Frame>
      <Scene as={Container}>
        <Words>
          <Heading as="h1" $size="hero">
            {headline}
          </Heading>
          <Lead>{lead}</Lead>
          <Actions>
            {actions?.map((action, index) => (
              <Button
                key={action._key}
                href={action.href}
                newTab={action.newTab}
                look={index === 0 ? 'ink' : 'line'}
                {...(index === 0 && { icon: 'arrow-right' })}
              >
                {action.label}
              </Button>
            ))}
          </Actions>
        </Words>
        <Picture>
          {cloth && (
            <Cloth>
              <ContentImage
                value={cloth}
                width={656}
                sizes="(max-width:760px) 100vw, 46vw"
                loading="eager"
                fetchPriority="high"
              />
            </Cloth>
          )}
          {device && (
            <Device>
              <ContentImage value={device} width={240} sizes="270px" loading="eager" />
            </Device>
          )}
          {note && (
            <Note>
              <ContentImage value={note} width={320} sizes="320px" loading="eager" />
            </Note>
          )}
        </Picture>
        {certificates && (
          <Licences>
            <Certificates
              items={certificates.map(({ title, mark, url }) => ({
                title,
                mark,
                href: url ?? undefined,
              }))}
            />
          </Licences>
        )}
      </Scene>
    </Frame>
  )
}
