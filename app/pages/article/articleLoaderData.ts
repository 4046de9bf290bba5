import { createServerValue } from '../../partialHydration/createServerValue.ts'
import type { OmittedContent } from '../../partialHydration/omittedContent.ts'
import type { ArticleData } from './query.ts'

export type ArticleLoaderData = ArticleData | OmittedContent

/** The article while the server renders its document. */
export const serverArticle = createServerValue<ArticleData>()
