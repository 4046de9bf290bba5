export const caseHighlightsFragment = /* groq */ `
  _type == "caseHighlights" => { heading, highlights[]{ _key, figure, text } }`
