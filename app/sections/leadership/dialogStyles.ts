import { styled } from 'styled-components'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: 4fr 6fr;
  min-height: 520px;
  ${below(760)} {
    grid-template-columns: 1fr;
    grid-template-rows: 260px auto;
    min-height: 0;
  }
`

/** The wide padding at the right leaves space for the close button. */
export const Copy = styled.div`
  padding: clamp(24px, 4vw, 56px) clamp(32px, 6vw, 80px) clamp(32px, 4vw, 56px)
    clamp(24px, 4vw, 56px);
  h2 + p {
    margin-block: 8px 4px;
  }
  ${below(760)} {
    padding-right: 24px;
  }
`

export const Life = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 24px;
  padding-top: 24px;
  border-top: 1px solid ${token('line')};
`
