import { Button, Flex, Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import {
  getPublishedId,
  type StringInputProps,
  set,
  useClient,
  useEditState,
  useFormValue,
} from 'sanity'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { errorMessage } from '../errorMessage.ts'
import { suggestedPath } from './suggestedPath.ts'

const PATH = '*[_id == $id][0].path'

/**
 * The input of a page's path. Until the page is published, a button suggests one from the title,
 * below the parent page or below what the path begins with. Its validation refuses a path that is
 * reserved or in use.
 */
export function PathInput(props: StringInputProps) {
  const { value = '', onChange, readOnly, renderDefault } = props
  const client = useClient({ apiVersion: API_VERSION })
  const title = String(useFormValue(['title']) ?? '')
  const parent = useFormValue(['parent', '_ref'])
  const isPublished = useIsPublished()
  const { push } = useToast()
  const pathOfParent = () =>
    parent
      ? client
          .withConfig({ perspective: 'drafts' })
          .fetch<string | null>(PATH, { id: parent }, { tag: 'desk.path' })
      : null
  const suggest = async () => {
    const begun = value.slice(0, value.lastIndexOf('/') + 1)
    try {
      const path = suggestedPath(title, (await pathOfParent()) ?? begun)
      if (path !== undefined) onChange(set(path))
    } catch (error) {
      const description = errorMessage(error)
      push({ status: 'error', title: 'The path of the parent page could not be read', description })
    }
  }
  return (
    <Stack gap={2}>
      {renderDefault(props)}
      {!readOnly && !isPublished && suggestedPath(title, '') !== undefined && (
        <Flex>
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="Suggest from the title"
            onClick={suggest}
          />
        </Flex>
      )}
    </Stack>
  )
}

function useIsPublished(): boolean {
  const id = String(useFormValue(['_id']))
  const type = String(useFormValue(['_type']))
  return useEditState(getPublishedId(id), type).published !== null
}
