export const railTableFragment = /* groq */ `
  _type == "railTable" => {
    heading,
    columns,
    rows[]{ _key, title, cells }
  }`
