import { styled } from 'styled-components'
import { type IconDrawing, type IconName, iconDrawings } from './paths.ts'

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.6;
`

export interface IconProps {
  name: IconName
  /** Edge length in pixels. */
  sizePx?: number
}

/** A drawing next to text with the same meaning, hence hidden from assistive technology. */
export function Icon({ name, sizePx = 20 }: IconProps) {
  return <DrawnIcon drawing={iconDrawings[name]} sizePx={sizePx} />
}

/** A drawing that is not one of the named icons; hidden from assistive technology as they are. */
export function DrawnIcon({ drawing, sizePx }: { drawing: IconDrawing; sizePx: number }) {
  const { stroke, heavy, fill } = drawing
  return (
    <Drawing viewBox="0 0 20 20" width={sizePx} height={sizePx} aria-hidden>
      {stroke && <path d={stroke} />}
      {heavy && <path d={heavy.d} strokeWidth={heavy.width} />}
      {fill && <path d={fill} fill="currentColor" stroke="none" />}
    </Drawing>
  )
}
