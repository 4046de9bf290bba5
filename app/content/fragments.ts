/**
 * GROQ that more than one query needs. Each is the inside of a projection: `cloth{
 * ${pictureFragment} }`.
 */

/**
 * The value of `ContentImage`. The alternative text of a picture that has become decoration is left
 * out.
 */
export const pictureFragment = /* groq */ `"alt":select(decorative!=true=>alt),hotspot,crop,asset->{url,...metadata.dimensions{width,height}}`

/**
 * A link's destination, from the fields of `schemas/objects/destination.ts`. A chosen page is read
 * with its current address; a missing one is null, which is shown as plain text.
 */
export const hrefFragment = /* groq */ `"href":coalesce(page->path+coalesce("#"+place,""),href)`

/** The same where a link may lead to a file: if there is one, it is the destination. */
export const targetFragment = /* groq */ `"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)`

/** The value of `linkTarget` and `ContentLink`. */
export const linkFragment = /* groq */ `_key,label,newTab,${targetFragment}`

/** Rich text for `RichText`: `body${richTextFragment}`. */
export const richTextFragment = /* groq */ `[]{ ..., markDefs[]{ _type, _key, ${targetFragment} } }`

/**
 * Formatted text for `FormattedText`. It is left out if another program has changed the plain text
 * alone, which is newer then.
 * @param name of the field with formatting
 * @param plain the field with its plain text, which is read as well
 * @param derived the field with the plain text that the Studio wrote last. It can be older than the
 * formatted text: two editors change that at the same time.
 */
export const formattedTextFragment = (name: string, plain: string, derived: string) =>
  /* groq */ `"${name}": select(${plain} in [null, ${derived}, pt::text(${name})] => ${name}${richTextFragment}), ${plain}`

/** An article as lists show it. */
export const articleSummaryFragment = /* groq */ `_id, title, path, publishedAt, topic, lead, byline, author->{ _id, name }, picture{ ${pictureFragment} }`
