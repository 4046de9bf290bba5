export const runOnListFragment = /* groq */ `
  _type == "runOnList" => { heading, items }`
