/**
 * The articles are read apart, by `app/pages/article/listPage.ts`: every page shares this query.
 */
export const articleListFragment = /* groq */ `
  _type == "articleList" => { emptyText, olderLabel, newerLabel }`
