export const numberedFeaturesFragment = /* groq */ `
  _type == "numberedFeatures" => { heading, anchor, items[]{ _key, number, text, detail } }`
