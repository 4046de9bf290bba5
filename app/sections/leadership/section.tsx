import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ContentImage } from '../../content/ContentImage.tsx'
import { Icon } from '../../design/icon/Icon.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Heading, Text } from '../../design/text/text.ts'
import { VisuallyHidden } from '../../design/text/visuallyHidden.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../types.ts'
import { Biography, type Labels, type Member, ProfileLink } from './Biography.tsx'
import type { BiographyDialog } from './BiographyDialog.tsx'
import { Card, Frame, Intro, Life, Open, People } from './styles.ts'

const importDialog = () => import('./BiographyDialog.tsx')
const preloadDialog = () => void importDialog().catch(() => undefined)

/**
 * The company's leaders, hung from one beam at uneven lengths. Selecting one opens the biography in
 * a dialog; before hydration, without JavaScript, and if the dialog's code cannot be fetched, the
 * same text is in a native disclosure.
 */
export function Leadership({ data }: SectionProps<'leadership'>) {
  const [reading, setReading] = useState<Member>()
  const [Dialog, setDialog] = useState<typeof BiographyDialog>()
  const read = async (member: Member) => {
    const loaded = await importDialog()
    setDialog(() => loaded.BiographyDialog)
    setReading(member)
  }
  return (
    <SectionFrame data={data}>
      <Container>
        <Heading $size="d1">{data.heading}</Heading>
        {data.lead && <Intro $muted>{data.lead}</Intro>}
        <People>
          {data.members?.map((member) => (
            <Person key={member._id} member={member} labels={data} onRead={read} />
          ))}
        </People>
      </Container>
      {Dialog && <Dialog member={reading} labels={data} onClose={() => setReading(undefined)} />}
    </SectionFrame>
  )
}

interface PersonProps {
  member: Member
  labels: Labels
  /** Opens the dialog. Rejects if its code cannot be fetched. */
  onRead: (member: Member) => Promise<void>
}

function Person({ member, labels, onRead }: PersonProps) {
  return (
    <Card>
      <Frame>
        <ContentImage
          value={member.image}
          width={448}
          height={526}
          sizes="(max-width:760px) 100vw, 33vw"
        />
      </Frame>
      <Heading as="h3" $size="d4">
        {member.name}
      </Heading>
      <Text $muted>{member.role}</Text>
      <BiographyOpener member={member} labels={labels} onRead={onRead} />
    </Card>
  )
}

/** The button that opens the dialog, or the disclosure that replaces it. */
function BiographyOpener({ member, labels, onRead }: PersonProps) {
  const disclosure = useRef<HTMLDetailsElement>(null)
  const [opensDialog, setOpensDialog] = useState(false)
  const [failure, setFailure] = useState<{ hadFocus: boolean }>()
  useEffect(() => {
    // The disclosure has replaced the button that had focus.
    if (failure?.hadFocus) disclosure.current?.querySelector('summary')?.focus()
  }, [failure])
  useLayoutEffect(() => {
    // A disclosure that is being read or has focus remains.
    if (!disclosure.current?.matches('[open],:focus-within')) setOpensDialog(true)
  }, [])
  const label = (
    <>
      {labels.readLabel}
      <VisuallyHidden>{member.name}</VisuallyHidden>
      <Icon name="plus" />
    </>
  )
  if (opensDialog && !failure) {
    return (
      <Open
        type="button"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={({ currentTarget: button }) => {
          // Safari does not focus a button that is pressed, so the dialog could not return there.
          button.focus()
          onRead(member).catch(() => setFailure({ hadFocus: document.activeElement === button }))
        }}
      >
        {label}
      </Open>
    )
  }
  return (
    <details ref={disclosure} open={failure ? true : undefined}>
      <Open as="summary">{label}</Open>
      <Life>
        <ProfileLink member={member} labels={labels} />
        <Biography member={member} labels={labels} />
      </Life>
    </details>
  )
}
