import { styled } from 'styled-components'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'

export const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('gap')};
  align-items: end;
  ${below(900)} {
    grid-template-columns: 1fr;
    gap: 24px;
  }
`

export const Messages = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: clamp(24px, 5vw, 80px);
  margin-top: 56px;
  li {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  ${below(900)} {
    grid-template-columns: 1fr;
    gap: 40px;
    margin-top: 36px;
  }
`

export const Message = styled.p`
  flex: 1;
  min-height: 132px;
  border: 1px solid ${token('line')};
  padding: 24px 26px;
  background: ${token('white')};
  font-size: 1.1875rem;
  white-space: pre-wrap;
  mark {
    padding-inline: 2px;
    background: ${token('gold')};
    color: ${token('ink')};
  }
`

/** Sixteen marks; green within the message's limit, red above it. Decorative: the count is text. */
export const Ruler = styled.div.attrs({ 'aria-hidden': true })`
  height: 18px;
  margin-top: 18px;
  forced-color-adjust: none;
  background: repeating-linear-gradient(
        90deg,
        ${token('line-strong')} 0 1px,
        transparent 1px calc(100% / 16)
      )
      0 100% / 100% 8px no-repeat,
    ${token('raffia')};
  &::before {
    content: '';
    display: block;
    width: calc(var(--used) * 100%);
    height: 10px;
    background: linear-gradient(
      90deg,
      ${token('ok')} calc(var(--room) * 100%),
      ${token('err')} 0
    );
  }
`

export const Count = styled.p<{ $fits: boolean }>`
  display: flex;
  gap: 10px;
  align-items: baseline;
  margin-top: 14px;
  b {
    font-size: clamp(2.5rem, 5vw, 4.5rem);
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.04em;
  }
  span {
    margin-left: auto;
    color: ${({ $fits }) => token($fits ? 'ok' : 'err')};
    font-weight: 650;
    [data-ground='dew'] & {
      color: inherit;
    }
  }
`
