/** What the page query asks of every section: the fields that `defineSection` adds to all types. */
export const frameFragment = /* groq */ `heading, lead, layout, anchor, ground`
