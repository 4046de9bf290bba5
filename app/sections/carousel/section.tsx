import { useRef, useState } from 'react'
import { ContentImage, visibleSize } from '../../content/ContentImage.tsx'
import { linkTarget } from '../../content/links.ts'
import { IconButton } from '../../design/iconButton/IconButton.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import { VisuallyHidden } from '../../design/text/visuallyHidden.ts'
import { TextLink } from '../../design/textLink/TextLink.tsx'
import { OptionalHead } from '../../sectionParts/OptionalHead.tsx'
import { useHydrated } from '../../sectionParts/useHydrated.ts'
import type { SectionData, SectionProps } from '../types.ts'
import { AUTOPLAY_MS, type Autoplay, useAutoplay } from './autoplay.ts'
import { distanceFrom, slideStyle } from './slidePosition.ts'
import {
  type Arrangement,
  Aside,
  Card,
  Cloth,
  Controls,
  Frame,
  Head,
  Overlay,
  Picture,
  Slide,
  Slides,
  Stage,
  Threads,
  Turntable,
} from './styles.ts'
import { useSlider } from './useSlider.ts'

/**
 * Product pictures that advance every five seconds. The pause button stops it, and with reduced
 * motion it starts paused. Roles and labels follow the APG carousel pattern; unlike there, focus
 * and hover do not stop the rotation. All slides are available to assistive technology, so that a
 * turn changes nothing for a screen reader that is at one of them.
 */
export function Carousel({ data }: SectionProps<'carousel'>) {
  const slides = data.slides ?? []
  const count = slides.length
  const target = linkTarget(data.link)
  const stage = useRef<HTMLDivElement>(null)
  const { current, ready, moveBy, moveTo } = useSlider(
    stage,
    slides.map(({ _key }) => _key),
  )
  /** The slide that the visitor has turned to. */
  const [chosen, setChosen] = useState<number>()
  const isReady = ready && count > 1
  const autoplay = useAutoplay({
    isReady,
    turn: current,
    advance() {
      moveBy(1)
      setChosen(undefined)
    },
  })

  return (
    <Frame
      data={data}
      ground="ink"
      flush
      aria-roledescription="carousel"
      aria-label={data.heading ?? 'Product pictures'}
    >
      <OptionalHead data={data} />
      <Turntable>
        {count > 1 && (
          <CarouselControls
            slides={slides}
            current={current}
            announces={chosen === current}
            moveBy={(by) => setChosen(moveBy(by))}
            moveTo={(index) => setChosen(moveTo(index))}
            {...autoplay}
          />
        )}
        {/* The attribute makes Firefox expose the element from the start. Otherwise the slider's
            listeners do, and the slides get another parent, which Orca does not notice. */}
        <Stage ref={stage} data-slider={ready ? 'ready' : undefined} aria-live="off">
          <Slides>
            {slides.map((slide, index) => (
              <CarouselSlide
                key={slide._key}
                slide={slide}
                place={`${index + 1} of ${count}`}
                initialDistance={distanceFrom(index, 0, count)}
                current={index === current}
                under={data.heading}
              />
            ))}
          </Slides>
          {target && (
            <Aside>
              <TextLink {...target} icon="external">
                {data.link?.label}
              </TextLink>
            </Aside>
          )}
        </Stage>
      </Turntable>
    </Frame>
  )
}

interface CarouselControlsProps extends Autoplay {
  slides: readonly SlideData[]
  current: number
  /** Whether the current slide is announced: the visitor has turned to it. */
  announces: boolean
  moveBy(slides: number): void
  moveTo(index: number): void
}

function CarouselControls(props: CarouselControlsProps) {
  const { slides, current, announces, running, playing, moveBy, moveTo, onPlay } = props
  const hydrated = useHydrated()
  return (
    <Controls data-ready={hydrated || undefined}>
      <IconButton
        quiet
        icon={playing ? 'pause' : 'play'}
        label={playing ? 'Pause picture rotation' : 'Play picture rotation'}
        onClick={() => onPlay(!playing)}
      />
      <IconButton icon="arrow-left" label="Previous picture" onClick={() => moveBy(-1)} />
      <Threads $running={running} style={{ '--turn': `${AUTOPLAY_MS}ms` }}>
        {slides.map((slide, index) => (
          <button
            key={slide._key}
            type="button"
            aria-label={`Picture ${index + 1}`}
            aria-current={index === current || undefined}
            onClick={() => moveTo(index)}
          />
        ))}
      </Threads>
      <IconButton icon="arrow-right" label="Next picture" onClick={() => moveBy(1)} />
      {/* Only scripts turn the slides, so the served page is without it. */}
      {hydrated && (
        <VisuallyHidden aria-live="polite">
          {announces && `${current + 1} of ${slides.length}: ${slides[current]?.heading ?? ''}`}
        </VisuallyHidden>
      )}
    </Controls>
  )
}

type SlideData = NonNullable<SectionData<'carousel'>['slides']>[number]

/** The shape of the main drawing decides, so that editors may put slides in any order. */
function arrangementOf({ picture, overlay }: SlideData): Arrangement {
  const size = picture && visibleSize(picture)
  if (size && size.height > size.width) return 'tall'
  return overlay?.asset ? 'pair' : 'wide'
}

interface CarouselSlideProps {
  slide: SlideData
  /** "1 of 3" */
  place: string
  /** Places from the middle in the first state; the slider moves it from there. */
  initialDistance: number
  current: boolean
  /** The heading of the carousel. */
  under: string | null
}

function CarouselSlide(props: CarouselSlideProps) {
  const { slide, place, initialDistance, current, under } = props
  const { heading, ground, cloth, picture, overlay } = slide
  const arrangement = arrangementOf(slide)
  return (
    <Slide
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      data-current={current || undefined}
    >
      <Head as={Container}>
        <Heading {...(under ? { as: 'h3', $size: 'd3' } : { $size: 'd1' })}>{heading}</Heading>
      </Head>
      <Card $ground={ground ?? 'indigo'} data-slide style={slideStyle(initialDistance)}>
        {cloth?.asset && (
          <Cloth $in={arrangement}>
            <ContentImage value={cloth} width={202} sizes="202px" />
          </Cloth>
        )}
        {picture?.asset && (
          <Picture $in={arrangement}>
            <ContentImage value={picture} width={680} sizes="(max-width:760px) 520px, 60vw" />
          </Picture>
        )}
        {overlay?.asset && (
          <Overlay $in={arrangement}>
            <ContentImage value={overlay} width={320} sizes="320px" />
          </Overlay>
        )}
      </Card>
    </Slide>
  )
}
