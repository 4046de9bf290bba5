import { defineQuery } from 'groq'
import { articleSummaryFragment, pictureFragment, targetFragment } from '../../content/fragments.ts'
import type { ARTICLE_QUERY_RESULT } from '../../content/types.generated.ts'

/** The article at `$path`, what it names, and candidates for the articles offered after it. */
export const ARTICLE_QUERY = defineQuery(`*[_type == "article" && path == $path][0]{
  _id, title, path, publishedAt, lastUpdated, byline, topic, lead,
  picture{ ${pictureFragment} },
  author->{ _id, name, role, bio, image{ ${pictureFragment} } },
  body[]{
    ...,
    _type == "block" => { markDefs[]{ _type, _key, ${targetFragment} } },
    _type == "articleFigure" => { caption, picture{ ${pictureFragment} } }
  },
  "chosen": (related[]->)[defined(_id)]{ ${articleSummaryFragment} },
  "sameTopic": *[_type == "article" && defined(path) && topic == ^.topic && path != $path]
    | order(publishedAt desc, _id asc)[0...3]{ ${articleSummaryFragment} },
  seo{ title, description, noindex, image{ ${pictureFragment} } },
  "home": *[_type == "page" && path == "/"][0]{ title, path },
  "list": *[_type == "page" && path == "/articles"][0]{ title, path },
  "labels": *[_type == "siteSettings" && _id == "siteSettings"][0].articles{
    by, updated, "authorHeading": author, related, all, feed
  }
}`)

/** An article as its layout shows it. */
export type ArticleData = Omit<NonNullable<ARTICLE_QUERY_RESULT>, 'seo'>

/** Ids of all articles, as the list shows them. Only texts are greater than a text. */
export const ARTICLE_IDS_QUERY = defineQuery(
  `*[_type == "article" && path > "" && title > ""] | order(publishedAt desc, _id asc)[0...2000]._id`,
)

/** The articles of one page of the list. */
export const ARTICLES_QUERY = defineQuery(
  `*[_type == "article" && defined(path)][_id in $ids] | order(publishedAt desc, _id asc){ ${articleSummaryFragment} }`,
)

/** The newest articles, as the feed names them. */
export const FEED_QUERY = defineQuery(`{
  "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{ _id, name, legalName },
  "list": *[_type == "page" && path == "/articles"][0]{ _id, title, seo{ description } },
  "articles": *[_type == "article" && defined(path) && defined(publishedAt)]
    | order(publishedAt desc, _id asc)[0...20]{
      _id, title, path, publishedAt, lastUpdated, lead, topic, byline, "authorName": author->name
    }
}`)
