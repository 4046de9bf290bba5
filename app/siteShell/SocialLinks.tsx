import { parseLink } from '../content/links.ts'
import { SocialIcon } from '../design/socialIcon/SocialIcon.tsx'
import { Social } from './footerStyles.ts'
import type { SiteSettings } from './query.ts'

const platformNames = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  x: 'X',
} as const

interface SocialLinksProps {
  profiles: NonNullable<NonNullable<SiteSettings['links']>['social']>
}

/** Links to the company's social profiles, as a row of icons. Unknown networks are left out. */
export function SocialLinks({ profiles }: SocialLinksProps) {
  return (
    <Social>
      {profiles.map(({ _key, platform, url }) => {
        const link = parseLink(url)
        if (!platform || !Object.hasOwn(platformNames, platform) || !link) return null
        return (
          <li key={_key}>
            <a href={link.href} aria-label={platformNames[platform]}>
              <SocialIcon network={platform} />
            </a>
          </li>
        )
      })}
    </Social>
  )
}
