import type { ReactNode } from 'react'
import { Deferred, DeferredStyles } from '../../partialHydration/DeferredStyles.tsx'
import { hasContent } from '../../partialHydration/omittedContent.ts'
import { ServerOnly } from '../../partialHydration/StaticHtml.tsx'
import { type ArticleLoaderData, serverArticle } from './articleLoaderData.ts'
import type { articleParts } from './articleParts.tsx'
import type { ArticleData } from './query.ts'

type Parts = typeof articleParts

interface ArticleLayoutProps {
  article: ArticleLoaderData
  /** Components of the text; undefined if the served HTML has it. */
  parts: Parts | undefined
}

/** An article. It has no behaviour, so its served HTML is not hydrated. */
export function ArticleLayout({ article, parts }: ArticleLayoutProps) {
  const onServer = serverArticle.useValue()
  const whole = hasContent(article) ? article : onServer
  const part = (render: (parts: Parts, article: ArticleData) => ReactNode) =>
    whole && parts ? render(parts, whole) : undefined
  return (
    <>
      <ServerOnly id="article-opening">
        {part(({ Opening }, data) => (
          <Opening article={data} />
        ))}
      </ServerOnly>
      {!hasContent(article) && <DeferredStyles of="sections" />}
      <Deferred of="sections">
        <ServerOnly id="article-text">
          {part(({ Text }, data) => (
            <Text article={data} />
          ))}
        </ServerOnly>
      </Deferred>
    </>
  )
}
