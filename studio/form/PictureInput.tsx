import { useEffect, useRef } from 'react'
import { type ObjectInputProps, set, unset, useClient } from 'sanity'
import { isRecord } from '../../app/content/isRecord.ts'
import { API_VERSION } from '../../lake/core/apiVersion.ts'

/**
 * Fills in the text alternative that the library stores with a newly chosen picture. A text that
 * the editor has written is preserved; the stored text of the previous picture is replaced.
 */
export function PictureInput(props: ObjectInputProps) {
  const { onChange, renderDefault, value } = props
  const client = useClient({ apiVersion: API_VERSION })
  const assetId = assetOf(value)
  const latest = useRef({ alt: value?.alt, onChange })
  latest.current = { alt: value?.alt, onChange }
  const before = useRef({ assetId, isFirst: true })
  useEffect(() => {
    const { assetId: previousId, isFirst } = before.current
    // A picture is also replaced by removing it first; its text alternative is then still there.
    before.current = { assetId: assetId ?? previousId, isFirst: false }
    if (isFirst || assetId === undefined || assetId === previousId) return
    const stop = new AbortController()
    const ids = [assetId, previousId].filter((id) => id !== undefined)
    client
      .fetch<Stored[]>('*[_id in $ids]{ _id, altText }', { ids }, { signal: stop.signal })
      .then((stored) => {
        const textOf = (id: string | undefined) => stored.find(({ _id }) => _id === id)?.altText
        const { alt, onChange: change } = latest.current
        if (alt && alt !== textOf(previousId)) return
        const text = textOf(assetId)
        if (text) change(set(text, ['alt']))
        else if (alt) change(unset(['alt']))
      })
      // The text then stays as it is: the former picture's, or none, which the field marks.
      .catch(() => undefined)
    return () => stop.abort()
  }, [assetId, client])
  return renderDefault(props)
}

interface Stored {
  _id: string
  altText: string | null
}

function assetOf(value: ObjectInputProps['value']): string | undefined {
  const asset: unknown = value?.asset
  return isRecord(asset) && typeof asset._ref === 'string' ? asset._ref : undefined
}
