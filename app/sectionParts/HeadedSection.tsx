import type { ComponentProps } from 'react'
import { Container } from '../design/layout/layout.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { SectionHead } from './SectionHead.tsx'

type FrameProps = ComponentProps<typeof SectionFrame>

interface HeadedSectionProps extends Pick<FrameProps, 'ground' | 'children'> {
  data: FrameProps['data'] & { heading: string | null; lead: string | null }
  /** For what the heading labels. */
  headingId?: string
}

/** A section that begins with its head. */
export function HeadedSection({ data, headingId, children, ...frame }: HeadedSectionProps) {
  return (
    <SectionFrame data={data} {...frame}>
      <Container>
        <SectionHead
          {...(headingId && { id: headingId })}
          heading={data.heading}
          lead={data.lead}
          muted
        />
        {children}
      </Container>
    </SectionFrame>
  )
}
