/** What the page query asks of every section. */
export const placeFragment = /* groq */ `anchor, ground`

/** The fields that `defineSection` adds to a section, besides its place on the page. */
export const frameFragment = /* groq */ `heading, lead, layout`
