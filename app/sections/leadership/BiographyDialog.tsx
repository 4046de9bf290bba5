import { useId } from 'react'
import { ContentImage } from '../../content/ContentImage.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Portrait } from '../../design/portrait/Portrait.tsx'
import { Heading, Text } from '../../design/text/text.ts'
import { Biography, type Labels, type Member, ProfileLink } from './Biography.tsx'
import { Copy, Life, Sheet } from './dialogStyles.ts'

interface BiographyDialogProps {
  /** The shown person; undefined while the dialog is closed. */
  member: Member | undefined
  labels: Labels
  onClose: () => void
}

/** One person in a dialog over the page. A separate chunk that is loaded on demand. */
export function BiographyDialog({ member, labels, onClose }: BiographyDialogProps) {
  const titleId = useId()
  return (
    <Dialog open={member !== undefined} onClose={onClose} labelledBy={titleId} widthPx={980}>
      {member && (
        <Sheet>
          <Portrait ratio="fill">
            <ContentImage value={member.image} width={400} sizes="400px" loading="eager" />
          </Portrait>
          <Copy>
            <Heading $size="d3" id={titleId}>
              {member.name}
            </Heading>
            <Text $muted>{member.role}</Text>
            <ProfileLink member={member} labels={labels} />
            <Life>
              <Biography member={member} labels={labels} />
            </Life>
          </Copy>
        </Sheet>
      )}
    </Dialog>
  )
}
