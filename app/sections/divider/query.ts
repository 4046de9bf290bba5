/** Has what every section has, and nothing else. */
export const dividerFragment = /* groq */ `_type == "divider" => {}`
