import { Deferred, DeferredStyles } from '../../partialHydration/DeferredStyles.tsx'
import { hasContent } from '../../partialHydration/omittedContent.ts'
import { ServerOnly } from '../../partialHydration/StaticHtml.tsx'
import { type ArticleLoaderData, serverArticle } from './articleLoaderData.ts'
import type { articleParts } from './articleParts.tsx'

interface ArticleLayoutProps {
  article: ArticleLoaderData
  /** Components of the text; undefined if the served HTML has it. */
  parts: typeof articleParts | undefined
}

/** An article. It has no behaviour, so its served HTML is not hydrated. */
export function ArticleLayout({ article, parts }: ArticleLayoutProps) {
  const onServer = serverArticle.useValue()
  const whole = hasContent(article) ? article : onServer
  return (
    <>
      <ServerOnly id="article-opening">
        {whole && parts && <parts.Opening article={whole} />}
      </ServerOnly>
      {!hasContent(article) && <DeferredStyles of="sections" />}
      <Deferred of="sections">
        <ServerOnly id="article-text">
          {whole && parts && <parts.Text article={whole} />}
        </ServerOnly>
      </Deferred>
    </>
  )
}
