export const retryLadderFragment = /* groq */ `
  _type == "retryLadder" => {
    heading,
    rungs[]{ _key, title, text }
  }`
