import { articleSummaryFragment } from '../../content/fragments.ts'
import { frameFragment } from '../frameFragment.ts'

/** The first page of the list; `app/pages/article/listPage.ts` reads the others. */
export const articleListFragment = /* groq */ `
  _type == "articleList" => {
    ${frameFragment}, emptyText, olderLabel, newerLabel,
    "total": count(*[_type == "article" && defined(path)]),
    "articles": *[_type == "article" && defined(path)] | order(publishedAt desc, _id asc)[0...20]{
      ${articleSummaryFragment}
    }
  }`
