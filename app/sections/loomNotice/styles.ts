import { styled } from 'styled-components'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { wovenAcross } from '../weaving.ts'

/** On phones the place where the shuttle is stays in view. */
export const Loom = styled.div`
  overflow: hidden;
  img {
    ${wovenAcross}
    width: 100%;
  }
  ${below(760)} {
    img {
      width: 900px;
      max-width: none;
      margin-left: -190px;
    }
  }
`

export const List = styled.div`
  display: grid;
  grid-template-columns: 3fr 9fr;
  padding-block: 40px clamp(3.5rem, 6vw, 5.5rem);
  h2 {
    font-weight: 700;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
  }
  h2,
  li {
    min-width: 0;
    border-top: 1px solid ${token('ink')};
    padding: 16px 20px 0 0;
  }
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
    h2,
    li {
      padding-bottom: 14px;
    }
  }
`
