import { styled } from 'styled-components'
import { media } from '../media.ts'
import { token } from '../tokens.ts'

/** A boxed control of 52 px. Its padding gives way to the thicker border of an error. */
export const Control = styled.input`
  display: block;
  width: 100%;
  min-height: 52px;
  padding: 12px 14px;
  border: 1.5px solid ${token('line-strong')};
  border-radius: ${token('r-1')};
  background: ${token('white')};
  color: ${token('ink')};
  line-height: 1.5;
  resize: vertical;
  /* Its label is above it, and must not be under the header. */
  scroll-margin-top: 40px;
  transition: border-color ${token('t-fast')};
  &::placeholder {
    color: ${token('muted')};
    opacity: 1;
  }
  ${media.hover} {
    &:hover:not([aria-invalid='true']) {
      border-color: ${token('ink')};
    }
  }
  &:focus-visible {
    border-color: ${token('ink')};
    border-radius: ${token('r-1')};
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    padding: 11.5px 13.5px;
    border: 2px solid ${token('err')};
    background: ${token('err-soft')};
  }
`

/** A large line to write on. */
export const LineControl = styled.input`
  display: block;
  width: 100%;
  min-height: 52px;
  padding: 10px 0;
  border: 0;
  border-bottom: 2px solid currentcolor;
  border-radius: 0;
  background: none;
  font-size: clamp(1.25rem, 0.95rem + 1.3vw, 2rem);
  line-height: 1.3;
  &::placeholder {
    color: ${token('muted')};
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 6px;
    border-bottom-color: ${token('signal')};
  }
  &[aria-invalid='true'] {
    border-bottom-color: ${token('err')};
  }
`
