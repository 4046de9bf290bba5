export const signalGapFragment = /* groq */ `
  _type == "signalGap" => { heading, moments[]{ _key, title, text } }`
