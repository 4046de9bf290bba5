import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container } from '../../../design/layout/layout.ts'
import type { SectionProps } from '../../types.ts'
import { HeroText } from '../HeroText.tsx'
import { Bubble, Foreground, Frame, Messages } from './wallStyles.ts'

/** A wall of messages; the page’s own is the one in the middle. */
export function Wall({ data }: SectionProps<'hero'>) {
  const { picture } = data
  return (
    <Frame data={data} ground="raffia" flush>
      {picture?.asset && (
        <Messages>
          <ContentImage value={picture} width={1440} sizes="1440px" priority />
        </Messages>
      )}
      <Foreground as={Container}>
        <Bubble>
          <HeroText data={data} look="signal" />
        </Bubble>
      </Foreground>
    </Frame>
  )
}
