import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import type { SectionProps } from '../../types.ts'
import { Pause } from '../Pause.tsx'

const Hairline = styled.hr`
  height: 0;
  margin: 0;
  border: 0;
  border-top: 1px solid ${onGround.line};
`

export function Line({ data }: SectionProps<'divider'>) {
  return (
    <Pause data={data}>
      <Hairline />
    </Pause>
  )
}
