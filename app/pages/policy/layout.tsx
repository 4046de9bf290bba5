import { type ReactNode, useMemo } from 'react'
import { Late, LateStyles } from '../../design/lateStyles.tsx'
import { Served } from '../../design/served.tsx'
import { TableOfContents } from '../../design/table-of-contents/table-of-contents.tsx'
import { VisuallyHidden } from '../../design/text/visually-hidden.ts'
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
import type { policyParts } from './text.tsx'

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
      <Served id="policy-opening">
        {part(({ Opening }, data) => (
          <Opening policy={data} />
        ))}
      </Served>
      {isOutline(policy) && <LateStyles of="sections" />}
      <Late of="sections">
        <Served id="policy-figures">
          {part(({ KeyFigures }, data) => (
            <KeyFigures policy={data} />
          ))}
        </Served>
        <Body>
          <TableOfContents entries={entries} {...(contents && { title: contents })} />
          <div>
            <Served id={CLAUSES_ID}>
              {part(({ Clauses }, data) => (
                <Clauses policy={data} />
              ))}
            </Served>
          </div>
        </Body>
        <Served id="policy-others">
          {part(({ OtherPolicies }, data) => (
            <OtherPolicies policy={data} />
          ))}
        </Served>
        <VisuallyHidden role="status">{copied && COPIED}</VisuallyHidden>
      </Late>
    </>
  )
}
