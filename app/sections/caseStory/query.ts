export const caseStoryFragment = /* groq */ `
  _type == "caseStory" => { chapters[]{ _key, title, body } }`
