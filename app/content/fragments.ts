/** GROQ that more than one query needs. Each is the inside of a projection: `cloth{ ${pictureFragment} }`. */

/** What `ContentImage` takes. What was written for a picture that is decoration now is not said. */
export const pictureFragment = /* groq */ `"alt":select(decorative==true=>null,alt),hotspot,crop,asset->{url,metadata{dimensions{width,height}}}`

/**
 * Where something leads, by the fields of `schemas/objects/destination.ts`. A page that was chosen
 * is read with the address it has now; one that is gone leaves null, which is shown as plain words.
 */
export const hrefFragment = /* groq */ `"href":coalesce(page->path+coalesce("#"+place,""),href)`

/** What `linkTarget` and `ContentLink` take: a file, where there is one, is where the link leads. */
export const linkFragment = /* groq */ `_key,label,newTab,"href":coalesce(file.asset->url,page->path+coalesce("#"+place,""),href)`

/** Running text as `RichText` takes it: `body${richTextFragment}`. */
export const richTextFragment = /* groq */ `[]{ ..., markDefs[]{ _type, _key, ${hrefFragment} } }`
