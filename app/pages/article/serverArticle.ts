import { createServerValue } from '../../content/createServerValue.ts'
import type { ArticleData } from './query.ts'

/** The whole article while the server renders it. */
export const serverArticle = createServerValue<ArticleData>()
