import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type StringInputProps, set, unset, useClient } from 'sanity'
import {
  chapterAddress,
  documentationHref,
  LINK_FIELDS,
  storedHref,
  typedChapter,
} from '../../app/content/documentation.ts'
import { API_VERSION } from '../../lake/core/apiVersion.ts'

const ADDRESS = '*[_id == "siteSettings"][0].links.documentation'

/** Whether an input is that of an address which may also be a chapter of the documentation. */
export function mayLeadToDocumentation({ schemaType, path }: StringInputProps): boolean {
  return schemaType.name === 'href' && LINK_FIELDS.has(String(path.at(-1)))
}

/**
 * The input of an address, or of a chapter of the API documentation. A chapter is stored without
 * the documentation's address, which is in the site settings, so the link follows when that
 * changes.
 */
export function HrefInput(props: StringInputProps) {
  const { value, onChange, readOnly, renderDefault } = props
  const documentation = useDocumentation()
  const chapter = typedChapter(value)
  if (chapter !== undefined) {
    return <ChapterInput {...props} chapter={chapter} documentation={documentation} />
  }
  const stored = value ? storedHref(value, documentation) : documentationHref('')
  return (
    <Stack gap={2}>
      {renderDefault(props)}
      {stored !== undefined && !readOnly && (
        <Flex>
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text={
              value
                ? 'Use the documentation address from Site settings'
                : 'Link to the API documentation'
            }
            onClick={() => onChange(set(stored))}
          />
        </Flex>
      )}
    </Stack>
  )
}

interface ChapterInputProps extends StringInputProps {
  chapter: string
  documentation: string | undefined
}

function ChapterInput({ chapter, documentation, ...props }: ChapterInputProps) {
  const { onChange, elementProps, readOnly } = props
  return (
    <Stack gap={3}>
      <TextInput
        {...elementProps}
        aria-label="Chapter of the API documentation"
        placeholder="Leave empty for the first page, or enter a chapter such as payments"
        prefix={
          <Text size={1} muted style={{ padding: '0.75em 0 0.75em 0.75em' }}>
            API documentation /
          </Text>
        }
        value={chapter}
        onChange={({ currentTarget }) => onChange(set(documentationHref(currentTarget.value)))}
      />
      <Flex align="center" justify="space-between" gap={3}>
        <Text size={1} muted>
          {documentation
            ? chapterAddress(documentation, chapter)
            : 'No documentation address is set. Add it in Site settings, under Links.'}
        </Text>
        {!readOnly && (
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="Use a different address"
            onClick={() => onChange(unset())}
          />
        )}
      </Flex>
    </Stack>
  )
}

function useDocumentation(): string | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const stop = new AbortController()
    client
      .withConfig({ perspective: 'drafts' })
      .fetch<string | null>(ADDRESS, {}, { signal: stop.signal })
      .then((found) => setAddress(found ?? undefined))
      // The chapter can be edited without seeing the whole address.
      .catch(() => undefined)
    return () => stop.abort()
  }, [client])
  return address
}
