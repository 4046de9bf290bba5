import type { PictureValue } from '../content/ContentImage.tsx'
import { customMark } from '../content/customMark.tsx'
import { Anchor } from '../design/anchor/Anchor.tsx'
import { Logo, type LogoProps, MARK_SIZES_PX } from '../design/logo/Logo.tsx'

interface HomeLinkProps extends Pick<LogoProps, 'size'> {
  site: { name: string | null; logo: PictureValue | null }
  /** `a` loads a document instead of navigating in the browser. */
  as?: 'a' | typeof Anchor
}

/** The company's mark and name as the settings have them, as a link to the home page. */
export function HomeLink({ site, size = 'header', as: Link = Anchor }: HomeLinkProps) {
  const { name, logo } = site
  return (
    <Link href="/" aria-label={name ? `${name} home` : 'Home'}>
      <Logo name={name ?? ''} mark={customMark(logo, MARK_SIZES_PX[size])} size={size} />
    </Link>
  )
}
