export const payoutLandingsFragment = /* groq */ `
  _type == "payoutLandings" => { heading, landings[]{ _key, title, text, speed } }`
