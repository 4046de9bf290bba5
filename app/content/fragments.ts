/** GROQ that more than one query needs. Each is the inside of a projection: `cloth{ ${pictureFragment} }`. */

/** What `ContentImage` takes. What was written for a picture that is decoration now is not said. */
export const pictureFragment = /* groq */ `
  "alt": select(decorative == true => null, alt), hotspot, crop, asset->{ url, metadata{ dimensions{ width, height } } }`

/** What `linkTarget` and `ContentLink` take: a file, where there is one, is where the link leads. */
export const linkFragment = /* groq */ `
  _key, label, newTab, "href": coalesce(file.asset->url, href)`
