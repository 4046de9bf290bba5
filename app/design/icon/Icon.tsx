import { styled } from 'styled-components'
import { type IconName, iconDrawings } from './paths.ts'

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
  const { stroke, heavy, fill } = iconDrawings[name]
  return (
    <Drawing viewBox="0 0 20 20" width={sizePx} height={sizePx} aria-hidden>
      {stroke && <path d={stroke} />}
      {heavy && <path d={heavy.d} strokeWidth={heavy.width} />}
      {fill && <path d={fill} fill="currentColor" stroke="none" />}
    </Drawing>
  )
}
