import { styled } from 'styled-components'
import { token } from '../design/tokens.ts'

/** A picture across the page, of cloth so close that single threads show. */
export const CloseUp = styled.div`
  height: clamp(150px, 22vw, 330px);
  overflow: hidden;
  border-bottom: ${token('beam')} solid ${token('ink')};
  img {
    width: 100%;
    min-width: 1000px;
    height: 100%;
    object-fit: cover;
    object-position: 0 0;
  }
`
