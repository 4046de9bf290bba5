import { defineQuery } from 'groq'
import { linkFragment, pictureFragment, richTextFragment } from '../../content/fragments.ts'
import type { POLICY_QUERY_RESULT } from '../../content/types.generated.ts'

/** The policy at `$path`, texts shared by all policies, and the other policies. */
export const POLICY_QUERY = defineQuery(`*[_type == "policy" && path == $path][0]{
  _id, title, path, effectiveDate, lastUpdated, intro,
  picture{ ${pictureFragment} },
  keyFigures[]{ _key, figure, meaning },
  clauses[]{ _key, title, anchor, body${richTextFragment} },
  privacy{ heading, body${richTextFragment}, picture{ ${pictureFragment} } },
  seo{ title, description, noindex, image{ ${pictureFragment} } },
  "home": *[_type == "page" && path == "/"][0]{ title, path },
  "labels": *[_type == "siteSettings" && _id == "siteSettings"][0].policies{
    kicker, effectiveDate, lastUpdated, review, "keyFiguresHeading": keyFigures, contents,
    "siblingsHeading": siblings, question,
    contact{ ${linkFragment} }
  },
  "siblings": *[_type == "policy" && path != $path] | order(order asc, title asc){
    _id, title, path, picture{ ${pictureFragment} }
  }
}`)

/** A policy as its layout shows it. */
export type PolicyData = Omit<NonNullable<POLICY_QUERY_RESULT>, 'seo'>
