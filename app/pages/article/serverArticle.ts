import { createServerValue } from '../../content/serverValue.ts'
import type { ArticleData } from './query.ts'

/** The whole article while the server renders it. */
export const serverArticle = createServerValue<ArticleData>()
