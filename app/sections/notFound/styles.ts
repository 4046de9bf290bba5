import { styled } from 'styled-components'
import { Actions, Container } from '../../design/layout/layout.ts'
import { token } from '../../design/tokens.ts'
import { scriptControls } from '../../sectionParts/withScript.ts'

export const Cloth = styled.div`
  img {
    width: 100%;
    height: clamp(260px, 36vw, 560px);
    border-top: ${token('beam')} solid ${token('ink')};
    object-fit: cover;
  }
`

export const Copy = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s6')};
  align-items: end;
  justify-content: space-between;
  padding-block: clamp(2.5rem, 5vw, 4.5rem);
  :is(h1, h2) {
    min-width: 0;
    max-width: 16em;
  }
`

export const Saying = styled.div`
  min-width: 0;
  p {
    max-width: 34em;
    margin-top: ${token('s4')};
  }
`

export const Ways = styled(Actions)`
  gap: ${token('s5')};
  align-items: center;
`

export const Back = styled.div`
  ${scriptControls('flex')}
`
