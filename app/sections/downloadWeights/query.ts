export const downloadWeightsFragment = /* groq */ `
  _type == "downloadWeights" => {
    heading,
    lead,
    unit,
    weights[]{ _key, title, amount }
  }`
