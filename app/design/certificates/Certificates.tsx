import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '../anchor/Anchor.tsx'
import { NewTabHint } from '../anchor/NewTabHint.tsx'
import { markGround } from '../markGround.ts'
import { VisuallyHidden } from '../text/visuallyHidden.ts'
import { token } from '../tokens.ts'
import { CertificateMark, type CertificateMarkName } from './CertificateMark.tsx'

const List = styled.ul<{ $marksOnly: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $marksOnly }) => ($marksOnly ? '8px 20px' : '14px 36px')};
  ${markGround}
`

const Item = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('s3')};
  min-height: 44px;
  font-size: ${token('fs-sm')};
  font-weight: 550;
  line-height: 1.25;
  text-decoration: none;
`

const Title = styled.span<{ $linked: boolean }>`
  max-width: 13em;
  ${({ $linked }) =>
    $linked && 'text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:3px;'}
`

export interface Certificate {
  title: string
  mark: CertificateMarkName
  /** Shown in place of the mark. */
  picture?: ReactNode
  /** The certificate itself; opens in a new tab. */
  href?: string | undefined
}

export interface CertificatesProps {
  items: readonly Certificate[]
  /** `marks` shows the drawings alone, with the text for screen readers only. */
  look?: 'full' | 'marks'
}

/** The company's certificates and their issuers. */
export function Certificates({ items, look = 'full' }: CertificatesProps) {
  const marksOnly = look === 'marks'
  return (
    <List $marksOnly={marksOnly}>
      {items.map(({ title, mark, picture, href }) => {
        const linked = href !== undefined
        return (
          <li key={title}>
            <Item {...(linked && { as: Anchor, href, newTab: true })}>
              {picture ?? <CertificateMark mark={mark} sizePx={marksOnly ? 48 : 42} />}
              {marksOnly ? (
                <VisuallyHidden>{title}</VisuallyHidden>
              ) : (
                <Title $linked={linked}>{title}</Title>
              )}
              {linked && <NewTabHint />}
            </Item>
          </li>
        )
      })}
    </List>
  )
}
