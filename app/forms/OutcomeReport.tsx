import { styled } from 'styled-components'
import { Icon } from '../design/icon/Icon.tsx'
import { typeStyles } from '../design/text/styles.ts'
import { token } from '../design/tokens.ts'
import { fieldId } from './formNames.ts'
import type { FormControl } from './useForm.ts'

const Report = styled.div<{ $tone: 'ok' | 'error' }>`
  --tone: ${({ $tone }) => token($tone === 'ok' ? 'ok' : 'err')};
  display: flex;
  align-items: flex-start;
  gap: ${token('s3')};
  padding: 14px 16px;
  border-left: ${token('beam')} solid var(--tone);
  background: ${({ $tone }) => token($tone === 'ok' ? 'ok-soft' : 'err-soft')};
  color: ${token('ink')};
  scroll-margin-top: 104px;
  &:focus {
    outline: 0;
  }
  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--tone);
  }
`

const Message = styled.p`
  font-weight: 600;
  line-height: 1.4;
`

const ErrorSummary = styled.ul`
  ${typeStyles.small}
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${token('s4')};
  margin-top: 6px;
  a {
    display: inline-block;
    padding-block: 3px;
    text-underline-offset: 3px;
  }
`

/**
 * The outcome of the last post, in the form itself: it remains when the notice has disappeared, and
 * is shown without JavaScript. For an invalid post it links to each invalid field.
 */
export function OutcomeReport<Name extends string>({ control }: { control: FormControl<Name> }) {
  const { notice, errorSummary, report } = control
  if (!notice) return null
  return (
    <Report ref={report} $tone={notice.tone} tabIndex={-1} data-outcome={control.outcome?.status}>
      <Icon name={notice.tone === 'ok' ? 'check' : 'alert'} />
      <div>
        <Message>{notice.message}</Message>
        {errorSummary.length > 0 && (
          <ErrorSummary>
            {errorSummary.map(({ fieldName, message }) => {
              const id = fieldId(control.elementId, fieldName)
              return (
                <li key={fieldName}>
                  <a
                    href={`#${id}`}
                    onClick={(event) => {
                      event.preventDefault()
                      document.getElementById(id)?.focus()
                    }}
                  >
                    {message}
                  </a>
                </li>
              )
            })}
          </ErrorSummary>
        )}
      </div>
    </Report>
  )
}
