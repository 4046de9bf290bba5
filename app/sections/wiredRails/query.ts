export const wiredRailsFragment = /* groq */ `
  _type == "wiredRails" => { heading, rails[]{ _key, title, text } }`
