import { type ComponentProps, Suspense, use } from 'react'
import { Deferred, DeferredStyles } from '../../partialHydration/DeferredStyles.tsx'
import { loadWhenIdle } from '../../partialHydration/loadWhenIdle.ts'
import { hasContent } from '../../partialHydration/omittedContent.ts'
import { ContentsBox, ServerOnly } from '../../partialHydration/StaticHtml.tsx'
import { HYDRATE_ATTRIBUTE } from '../../partialHydration/scripting.ts'
import { Body } from './frameStyles.ts'
import type { PolicyContents } from './PolicyContents.tsx'
import {
  CLAUSES_ID,
  omittedPolicy,
  type PolicyLoaderData,
  serverPolicy,
} from './policyLoaderData.ts'
import type { policyParts } from './policyParts.tsx'

interface PolicyLayoutProps {
  policy: PolicyLoaderData
  /** Components of the text; undefined if it is in the document already. */
  parts: typeof policyParts | undefined
}

const CONTENTS_ID = 'policy-contents'

interface LazyContentsProps extends ComponentProps<typeof PolicyContents> {
  /** Undefined in a served document: its HTML is preserved until the code has arrived. */
  code: typeof PolicyContents | undefined
}

function LazyContents({ code, ...props }: LazyContentsProps) {
  const Contents = code ?? use(loadContentsWhenIdle())
  return (
    <ContentsBox id={CONTENTS_ID} {...{ [HYDRATE_ATTRIBUTE]: '' }}>
      <Contents {...props} />
    </ContentsBox>
  )
}

let contentsLoading: Promise<typeof PolicyContents> | undefined

/** @returns the same promise every time */
function loadContentsWhenIdle() {
  contentsLoading ??= loadWhenIdle(
    async () => (await import('./PolicyContents.tsx')).PolicyContents,
  )
  return contentsLoading
}

/**
 * A policy: its key figures, its clauses one by one, and the other policies. Only the table of
 * contents is interactive; the text is static.
 */
export function PolicyLayout({ policy, parts }: PolicyLayoutProps) {
  const onServer = serverPolicy.useValue()
  const whole = hasContent(policy) ? policy : onServer
  const { contents } = hasContent(policy) ? omittedPolicy(policy) : policy
  return (
    <>
      <ServerOnly id="policy-opening">
        {whole && parts && <parts.Opening policy={whole} />}
      </ServerOnly>
      {!hasContent(policy) && <DeferredStyles of="sections" />}
      <Deferred of="sections">
        <ServerOnly id="policy-figures">
          {whole && parts && <parts.KeyFigures policy={whole} />}
        </ServerOnly>
        <Body>
          <Suspense fallback={<ServerOnly id={CONTENTS_ID} />}>
            <LazyContents code={parts?.Contents} policy={whole ?? undefined} title={contents} />
          </Suspense>
          <div>
            <ServerOnly id={CLAUSES_ID}>
              {whole && parts && <parts.Clauses policy={whole} />}
            </ServerOnly>
          </div>
        </Body>
        <ServerOnly id="policy-others">
          {whole && parts && <parts.OtherPolicies policy={whole} />}
        </ServerOnly>
      </Deferred>
    </>
  )
}
