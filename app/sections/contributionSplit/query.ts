const shareFields = '_key, percent, label, ground'

export const contributionSplitFragment = /* groq */ `
  _type == "contributionSplit" => {
    heading,
    lead,
    sources[]{ ${shareFields} },
    uses[]{ ${shareFields} },
    choice{ title, text }
  }`
