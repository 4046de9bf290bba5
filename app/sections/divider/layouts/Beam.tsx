import { styled } from 'styled-components'
import { token } from '../../../design/tokens.ts'
import type { SectionProps } from '../../types.ts'
import { Pause } from '../Pause.tsx'

const Bar = styled.hr`
  height: 0;
  margin: 0;
  border: 0;
  border-top: ${token('beam')} solid;
  color: inherit;
`

export function Beam({ data }: SectionProps<'divider'>) {
  return (
    <Pause data={data}>
      <Bar />
    </Pause>
  )
}
