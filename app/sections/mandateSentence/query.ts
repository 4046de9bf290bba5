export const mandateSentenceFragment = /* groq */ `
  _type == "mandateSentence" => {
    heading,
    sentence,
    notes[]{ _key, title, text }
  }`
