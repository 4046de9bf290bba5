export const codeFragment = /* groq */ `
  _type == "code" => { code, notes[]{ _key, title, text } }`
