import { css, styled } from 'styled-components'
import { groundStyles } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** A notch in either edge, where the roll's holes were. */
const punched = css`
  mask:
    radial-gradient(circle at 0 50%, transparent 11px, ${token('ink')} 11.5px) 0 / 51% 100% no-repeat,
    radial-gradient(circle at 100% 50%, transparent 11px, ${token('ink')} 11.5px) 100% / 51% 100% no-repeat;
`

/** Next to a long word there is no space for text and note in one line. */
const noteBelow = css`
  ${below(1080)} {
    li {
      grid-template-columns: 54% minmax(0, 1fr);
    }
    span {
      grid-column: 2;
    }
  }
`

export const Items = styled.ol<{ $isStackedOnPhones: boolean; $isWide: boolean }>`
  grid-column: 7 / -1;
  li {
    ${groundStyles('white')}
    ${punched}
    display: grid;
    /* A letter of a title is at most 0.78rem wide on average. */
    grid-template-columns: max(96px, min(0.78rem * var(--letters), 40%)) minmax(0, 1fr) fit-content(45%);
    gap: 4px 16px;
    align-items: center;
    padding: 22px 30px;
    border-bottom: 2px dashed ${token('line-strong')};
  }
  li:nth-child(3) {
    background: color-mix(in srgb, ${token('gold')} 32%, ${token('white')});
  }
  li:nth-child(4) {
    background: ${token('ink-3')};
    color: ${token('paper')};
    --g-muted: ${token('muted-on-ink')};
  }
  h3 {
    font-size: 1.375rem;
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  > * > * {
    min-width: 0;
  }
  span {
    color: var(--g-muted);
  }
  ${({ $isWide }) => $isWide && noteBelow}
  ${below(900)} {
    grid-column: 1 / -1;
  }
  ${below(760)} {
    li {
      grid-template-columns: ${({ $isStackedOnPhones }) =>
        $isStackedOnPhones ? 'minmax(0, 1fr)' : '70px minmax(0, 1fr)'};
    }
    span {
      grid-column: -2;
    }
  }
`
