import { styled } from 'styled-components'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { ContactForm } from '../../forms/contact/ContactForm.tsx'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 5fr 6fr;
  gap: clamp(32px, 7vw, 120px);
  padding-block: clamp(3rem, 6vw, 5.4rem) ${token('section')};
  > * {
    min-width: 0;
  }
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Copy = styled.div`
  :is(h1, h2) + p {
    max-width: 27em;
    margin-top: clamp(2rem, 3vw, 2.75rem);
  }
  > a {
    margin-block: ${token('s6')} ${token('s7')};
  }
  ${below(520)} {
    > a {
      display: flex;
      margin-bottom: ${token('s6')};
    }
  }
`

export const Facts = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: ${token('s4')};
    padding-block: ${token('s4')};
    border-top: 1px solid ${token('line')};
  }
  dt {
    display: flex;
    gap: 10px;
    align-items: center;
    align-self: start;
    font-weight: 650;
  }
  a {
    text-underline-offset: 3px;
  }
  dd > a {
    display: inline-block;
  }
  ${below(520)} {
    > div {
      grid-template-columns: 6.5rem minmax(0, 1fr);
    }
  }
`

const hourPx = 12.5

/** The day in 24 picks; those between opening and closing are signal. */
export const Day = styled.span`
  --pick: linear-gradient(90deg, ${token('ink')} calc(100% - 2px), transparent 0) 0 0 / calc(100% / 24) 100%;
  display: block;
  max-width: ${24 * hourPx}px;
  height: 10px;
  margin-top: 10px;
  forced-color-adjust: none;
  background: linear-gradient(
    90deg,
    ${token('raffia')} calc(var(--opens) / 24 * 100%),
    ${token('signal')} 0 calc(var(--closes) / 24 * 100%),
    ${token('raffia')} 0
  );
  mask: var(--pick);
`

/** The form's sheet hangs from a beam. */
export const Sheet = styled(ContactForm)`
  display: grid;
  gap: 22px;
  align-self: start;
  padding: clamp(20px, 3vw, 44px);
  border: 1px solid ${token('line')};
  border-top: ${token('beam')} solid ${token('ink')};
  background: ${token('white')};
`
