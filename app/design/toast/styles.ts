import { keyframes, styled } from 'styled-components'
import { below, media } from '../media.ts'
import { token } from '../tokens.ts'

/** Below the header. */
export const Stack = styled.div`
  position: fixed;
  top: calc(${token('header')} + 16px);
  right: ${token('s5')};
  z-index: ${token('z-toast')};
  display: grid;
  gap: ${token('s3')};
  width: min(380px, 100vw - 32px);
  ${below(760)} {
    top: calc(${token('header-small')} + 12px);
    right: ${token('s4')};
  }
  ${media.print} {
    display: none;
  }
`

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateX(24px);
  }
`

const runOut = keyframes`
  to {
    clip-path: inset(0 100% 0 0);
  }
`

export const Card = styled.div<{ $tone: 'ok' | 'error' }>`
  --c: ${({ $tone }) => token($tone === 'ok' ? 'mint' : 'coral')};
  --c2: ${({ $tone }) => token($tone === 'ok' ? 'mint-2' : 'coral-2')};
  --focus: ${token('gold')};
  overflow: hidden;
  border-radius: ${token('r-1')};
  background: ${token('ink')};
  color: ${token('paper')};
  box-shadow: ${token('shadow-pop')}, 0 0 0 1px ${token('line-ink')};
  cursor: pointer;
  touch-action: pan-y pinch-zoom;
  -webkit-user-select: none;
  user-select: none;
  animation: ${arrive} ${token('t-base')} ${token('ease')};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`

export const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  padding: 18px 14px 20px 18px;
`

export const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  background: var(--c);
  color: ${token('ink')};
`

export const Message = styled.p`
  flex: 1;
  min-width: 0;
  padding-top: 2px;
  font-weight: 550;
  line-height: 1.35;
`

export const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  margin-block: -2px;
  border: 0;
  background: none;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -3px;
  }
`

/** A woven timer: it runs out in picks, and pauses during hover and focus. */
export const Thread = styled.div`
  height: 4px;
  background: repeating-linear-gradient(90deg, var(--c) 0 10px, var(--c2) 10px 12px);
  animation: ${runOut} steps(95, end) both;
  ${Stack}:hover &,
  ${Stack}:focus-within & {
    animation-play-state: paused;
  }
`
