/** What every section has that `defineSection` defines. */
export const frameFragment = /* groq */ `heading, lead, anchor, ground, layout`
