import { useState } from 'react'
import { ContentImage } from '../../content/ContentImage.tsx'
import { IconButton } from '../../design/iconButton/IconButton.tsx'
import { VisuallyHidden } from '../../design/text/visuallyHidden.ts'
import { useHydrated } from '../../sectionParts/useHydrated.ts'
import { wrapIndex } from '../../sectionParts/wrapIndex.ts'
import type { SectionData, SectionProps } from '../types.ts'
import { Author, Controls, Frame, Place, Quote, Slide, Slides } from './styles.ts'

/**
 * Customers' statements, one at a time; previous and next wrap around. Without JavaScript all are
 * shown.
 */
export function TestimonialSlider({ data }: SectionProps<'testimonialSlider'>) {
  const testimonials = data.testimonials ?? []
  const [chosen, setChosen] = useState(0)
  const hydrated = useHydrated()
  const count = testimonials.length
  // The list of an open page can become shorter.
  const current = Math.min(chosen, Math.max(0, count - 1))
  const turn = (by: number) => setChosen(wrapIndex(current + by, count))
  return (
    <Frame
      data={data}
      ground="raffia"
      flush
      aria-roledescription="carousel"
      aria-label={data.heading ?? undefined}
    >
      <VisuallyHidden as="h2">{data.heading}</VisuallyHidden>
      <Slides aria-live="polite">
        {testimonials.map((testimonial, index) => (
          <Testimonial
            key={testimonial._id}
            testimonial={testimonial}
            place={`${index + 1} of ${count}`}
            shown={index === current}
            inert={hydrated && index !== current}
          />
        ))}
      </Slides>
      {count > 1 && (
        <Controls data-ready={hydrated || undefined}>
          <IconButton icon="arrow-left" label="Previous testimonial" onClick={() => turn(-1)} />
          <IconButton icon="arrow-right" label="Next testimonial" onClick={() => turn(1)} />
          <Place aria-hidden>{`${current + 1} of ${count}`}</Place>
        </Controls>
      )}
    </Frame>
  )
}

interface TestimonialProps {
  testimonial: NonNullable<SectionData<'testimonialSlider'>['testimonials']>[number]
  /** "1 of 2" */
  place: string
  shown: boolean
  inert: boolean
}

function Testimonial({ testimonial, place, shown, inert }: TestimonialProps) {
  const { quote, author, role, company, image } = testimonial
  return (
    <Slide
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      data-shown={shown || undefined}
      inert={inert}
    >
      <ContentImage value={image} width={640} sizes="(max-width:760px) 100vw, 39vw" />
      <Quote>
        <blockquote>{`“${quote ?? ''}”`}</blockquote>
        <Author>
          <b>{author}</b>
          {[role, company].filter(Boolean).join(', ')}
        </Author>
      </Quote>
    </Slide>
  )
}
