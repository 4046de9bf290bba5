export const requestMannersFragment = /* groq */ `
  _type == "requestManners" => {
    heading,
    manners[]{ _key, word, text }
  }`
