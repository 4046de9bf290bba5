/** The fields that `defineSection` adds to every section. */
export const frameFragment = /* groq */ `heading, lead, anchor, ground, layout`
