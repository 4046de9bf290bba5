import { styled } from 'styled-components'
import { Anchor } from '../anchor/Anchor.tsx'
import { onGround } from '../ground.ts'
import { media } from '../media.ts'
import { token } from '../tokens.ts'

const Trail = styled.nav`
  color: ${onGround.muted};
  font-size: ${token('fs-sm')};
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
  }
  li + li::before {
    content: '/';
    content: '/' / '';
    margin-right: 10px;
  }
  a {
    display: inline-block;
    min-height: 24px;
    text-underline-offset: 3px;
  }
  ${media.print} {
    display: none;
  }
`

export interface BreadcrumbItem {
  title: string
  href: string
}

/** The accessible name of the breadcrumb of a page. */
export const BREADCRUMB_LABEL = 'Breadcrumb'

interface BreadcrumbProps {
  /** From the home page to the page itself, which is the last. */
  items: readonly BreadcrumbItem[]
  /** Its accessible name; must differ if a page has two. */
  label?: string
}

/**
 * The position of the page in the site, from the home page down. Inherits the colours of its
 * ground. Renders nothing for a page without a parent.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Breadcrumb({ items, label = BREADCRUMB_LABEL }: BreadcrumbProps) {
  const page = items.at(-1)
  const above = items.slice(0, -1)
  if (!page || above.length === 0) return null
  return (
    <Trail aria-label={label}>
      <ol>
        {above.map(({ title, href }) => (
          <li key={href}>
            <Anchor href={href}>{title}</Anchor>
          </li>
        ))}
        <li aria-current="page">{page.title}</li>
      </ol>
    </Trail>
  )
}
