import { Container } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { VisuallyHidden } from '../../../design/text/visuallyHidden.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Head, Tiles } from './tiledStyles.ts'

/** Tiles that a sender name has, by the alphanumeric address of 3GPP TS 23.040. */
const TILES = 11

/** A sender name on its eleven tiles, window edge to window edge. */
export function Tiled({ data }: SectionProps<'code'>) {
  const name = data.code ?? ''
  return (
    <>
      <SectionFrame data={data}>
        <Head as={Container}>
          <Heading $size="d2">{data.heading}</Heading>
          {data.lead && <Lead $muted>{data.lead}</Lead>}
        </Head>
      </SectionFrame>
      <Tiles>
        <VisuallyHidden>{name}</VisuallyHidden>
        {tiles(name).map(({ place, letter }) => (
          <span key={place} aria-hidden data-blank={letter === ' ' || undefined}>
            {letter}
          </span>
        ))}
      </Tiles>
    </>
  )
}

function tiles(name: string) {
  return [...name, ...' '.repeat(TILES)].slice(0, TILES).map((letter, place) => ({ place, letter }))
}
