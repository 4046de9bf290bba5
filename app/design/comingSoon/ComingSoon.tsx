import { styled } from 'styled-components'
import { token } from '../tokens.ts'

const Tag = styled.span`
  display: inline-block;
  padding: 6px 8px 5px;
  background: ${token('gold')};
  color: ${token('ink')};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1;
  letter-spacing: 0.04em;
`

/** Marks something announced but not available yet, which has no link and no arrow. */
export function ComingSoon() {
  return <Tag>COMING SOON</Tag>
}
