import { Fragment } from 'react'
import { styled } from 'styled-components'
import { tabularFigures } from './styles.ts'

const Tabular = styled.span`
  ${tabularFigures}
  i {
    font-style: normal;
    font-variant-numeric: proportional-nums;
  }
`

/**
 * A number in a column of numbers. The face's tabular commas and points are as wide as its digits,
 * so separators keep their proportional width.
 */
export function Figures({ children }: { children: string }) {
  return (
    <Tabular>
      {children.split(/([.,:])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one immutable string
        <Fragment key={index}>{index % 2 === 1 ? <i>{part}</i> : part}</Fragment>
      ))}
    </Tabular>
  )
}
