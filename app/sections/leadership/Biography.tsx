import { parseLink } from '../../content/links.ts'
import { paragraphsOf } from '../../content/paragraphsOf.ts'
import { TextLink } from '../../design/textLink/TextLink.tsx'
import type { SectionData } from '../types.ts'

export type Member = NonNullable<SectionData<'leadership'>['members']>[number]

export type Labels = Pick<
  SectionData<'leadership'>,
  'readLabel' | 'profileLabel' | 'emptyBiography'
>

/** The biography of a person, in the dialog and in the disclosure without JavaScript. */
export function Biography({ member, labels }: { member: Member; labels: Labels }) {
  const paragraphs = paragraphsOf(member.bio)
  if (paragraphs.length === 0) return <p>{labels.emptyBiography}</p>
  return paragraphs.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one immutable string
    <p key={index}>{text}</p>
  ))
}

/** The link to a person's professional profile, if there is one with an allowed address. */
export function ProfileLink({ member, labels }: { member: Member; labels: Labels }) {
  const profile = parseLink(member.linkedinUrl)
  if (!profile) return null
  return (
    <TextLink href={profile.href} icon="external">
      {labels.profileLabel}
    </TextLink>
  )
}
