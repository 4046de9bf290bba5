import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import type { SectionProps } from '../../types.ts'
import { Pause } from '../Pause.tsx'

/** The smallest cloth, which is the mark: two threads over two. */
const Cloth = styled.hr`
  width: 36px;
  height: 36px;
  margin: 0 auto;
  border: 0;
  color: ${onGround.accent};
  background:
    linear-gradient(currentcolor 0 0) 0 10px / 100% 5px,
    linear-gradient(currentcolor 0 0) 0 21px / 100% 5px,
    linear-gradient(currentcolor 0 0) 10px 0 / 5px 100%,
    linear-gradient(currentcolor 0 0) 21px 0 / 5px 100%;
  background-repeat: no-repeat;
`

export function Crossing({ data }: SectionProps<'divider'>) {
  return (
    <Pause data={data}>
      <Cloth />
    </Pause>
  )
}
