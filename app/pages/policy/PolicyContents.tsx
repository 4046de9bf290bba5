import { useMemo } from 'react'
import { TableOfContents } from '../../design/tableOfContents/TableOfContents.tsx'
import { VisuallyHidden } from '../../design/text/visuallyHidden.ts'
import { COPIED, useClauseCopying } from './clauseCopying.ts'
import { entriesOf, renderedEntries } from './contentsEntries.ts'
import type { PolicyData } from './query.ts'

interface PolicyContentsProps {
  /** Undefined if its text is in the document already. */
  policy: PolicyData | undefined
  title: string | null
}

/** The interactive part of a policy: its table of contents, and the copying of permalinks. */
export function PolicyContents({ policy, title }: PolicyContentsProps) {
  const copied = useClauseCopying()
  const entries = useMemo(() => (policy ? entriesOf(policy) : renderedEntries()), [policy])
  return (
    <>
      <TableOfContents entries={entries} {...(title && { title })} />
      <VisuallyHidden role="status">{copied && COPIED}</VisuallyHidden>
    </>
  )
}
