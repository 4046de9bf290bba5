import { type ReactNode, useMemo } from 'react'
import { Deferred, DeferredStyles } from '../../design/DeferredStyles.tsx'
import { ServerOnly } from '../../design/Served.tsx'
import { TableOfContents } from '../../design/tableOfContents/TableOfContents.tsx'
import { VisuallyHidden } from '../../design/text/visuallyHidden.ts'
import { COPIED, useClauseCopying } from './clauseCopying.ts'
import { Body } from './frameStyles.ts'
import {
  type CarriedPolicy,
  CLAUSES_ID,
  entriesOf,
  isOutline,
  outlineOf,
  servedEntries,
} from './outline.ts'
import type { PolicyData } from './query.ts'
import { useServedPolicy } from './servedPolicy.ts'
import type { policyParts } from './Text.tsx'

type Parts = typeof policyParts

interface PolicyLayoutProps {
  policy: CarriedPolicy
  /** Components of the text; undefined if it is in the document already. */
  parts: Parts | undefined
}

/**
 * A policy: its key figures, its clauses one by one, and the other policies. Only the table of
 * contents is interactive; the text is static.
 */
export function PolicyLayout({ policy, parts }: PolicyLayoutProps) {
  const copied = useClauseCopying()
  const served = useServedPolicy()
  const whole = isOutline(policy) ? served : policy
  const { contents } = isOutline(policy) ? policy : outlineOf(policy)
  const entries = useMemo(() => (whole ? entriesOf(whole) : servedEntries()), [whole])
  const part = (render: (parts: Parts, policy: PolicyData) => ReactNode) =>
    whole && parts ? render(parts, whole) : undefined

  return (
    <>
      <ServerOnly id="policy-opening">
        {part(({ Opening }, data) => (
          <Opening policy={data} />
        ))}
      </ServerOnly>
      {isOutline(policy) && <DeferredStyles of="sections" />}
      <Deferred of="sections">
        <ServerOnly id="policy-figures">
          {part(({ KeyFigures }, data) => (
            <KeyFigures policy={data} />
          ))}
        </ServerOnly>
        <Body>
          <TableOfContents entries={entries} {...(contents && { title: contents })} />
          <div>
            <ServerOnly id={CLAUSES_ID}>
              {part(({ Clauses }, data) => (
                <Clauses policy={data} />
              ))}
            </ServerOnly>
          </div>
        </Body>
        <ServerOnly id="policy-others">
          {part(({ OtherPolicies }, data) => (
            <OtherPolicies policy={data} />
          ))}
        </ServerOnly>
        <VisuallyHidden role="status">{copied && COPIED}</VisuallyHidden>
      </Deferred>
    </>
  )
}
