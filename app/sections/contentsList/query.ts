export const contentsListFragment = /* groq */ `
  _type == "contentsList" => { heading, entries[]{ _key, title, text, number } }`
