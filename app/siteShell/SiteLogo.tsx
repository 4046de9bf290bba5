import type { PictureValue } from '../content/ContentImage.tsx'
import { customMark } from '../content/customMark.tsx'
import { Logo, type LogoProps, MARK_SIZES } from '../design/logo/Logo.tsx'

interface SiteLogoProps extends Pick<LogoProps, 'size'> {
  site: { name: string | null; logo: PictureValue | null }
}

/** The company's mark and name as the settings have them. */
export function SiteLogo({ site: { name, logo }, size = 'header' }: SiteLogoProps) {
  return <Logo name={name ?? ''} mark={customMark(logo, MARK_SIZES[size])} size={size} />
}
