import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useState } from 'react'
import { type MessageView, NOTE_CHARACTERS_MAX } from '../../submissions/inbox/apiSchemas.ts'
import { Announcement } from '../Announcement.tsx'
import { fullTime } from '../time.ts'
import type { Act } from './useMessage.ts'

/** Notes that were typed and not added, by message: they are there when it is opened again. */
const unsavedNotes = new Map<string, string>()

// A reload would lose them, also while another tool is open.
addEventListener('beforeunload', (event) => {
  if (unsavedNotes.size > 0) event.preventDefault()
})

/** For a message that no longer exists. */
export function discardUnsavedNote(messageId: string): void {
  unsavedNotes.delete(messageId)
}

interface NotesProps {
  message: MessageView
  isBusy: boolean
  act: Act
}

/** The internal notes of a message, and a field for another one. */
export function Notes({ message: { id, notes }, isBusy, act }: NotesProps) {
  const [text, setText] = useState(unsavedNotes.get(id) ?? '')
  const [announcement, setAnnouncement] = useState('')
  const type = (typed: string) => {
    setAnnouncement('')
    setText(typed)
    if (typed === '') unsavedNotes.delete(id)
    else unsavedNotes.set(id, typed)
  }
  const add = async () => {
    const isAdded = text.trim() !== '' && (await act({ action: 'note', text }))
    // What was typed since then was not added.
    if (isAdded && unsavedNotes.get(id) === text) type('')
    if (isAdded) setAnnouncement('Note added.')
  }
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor="message-note">
        Internal notes
      </Text>
      {notes.map((note) => (
        <Card key={note.id} tone="transparent" padding={3} radius={2}>
          <Stack gap={2}>
            <Text size={1} className="messages-note" dir="auto">
              {note.text}
            </Text>
            <Text size={0} muted>
              {note.authorName}, {fullTime(note.at)}
            </Text>
          </Stack>
        </Card>
      ))}
      <TextArea
        id="message-note"
        rows={3}
        maxLength={NOTE_CHARACTERS_MAX}
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Flex>
        <Button
          mode="ghost"
          text="Add note"
          aria-disabled={isBusy || text.trim() === ''}
          onClick={add}
        />
      </Flex>
      <Announcement>{announcement}</Announcement>
    </Stack>
  )
}
