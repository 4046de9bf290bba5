import { styled } from 'styled-components'
import { Grid } from '../../design/layout/layout.ts'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'

export const Columns = styled(Grid)`
  h2 {
    grid-column: 1/5;
  }
  ${below(760)} {
    h2 {
      grid-column: 1/-1;
      margin-bottom: ${token('s5')};
    }
  }
`

/** Heading and lead, where the heading alone is without a lead. */
export const Copy = styled.div`
  grid-column: 1/5;
  p {
    margin-top: ${token('s5')};
  }
  ${below(760)} {
    grid-column: 1/-1;
    margin-bottom: ${token('s5')};
    p {
      margin: 0;
    }
  }
`

export const Place = styled.div`
  grid-column: 5/-1;
  border-top: ${token('beam')} solid currentcolor;
  background: ${token('white')};
  iframe {
    display: block;
    width: 100%;
    border: 0;
  }
  p {
    padding: 0 24px 28px;
    font-size: ${token('fs-sm')};
  }
  ${below(760)} {
    grid-column: 1/-1;
  }
`
