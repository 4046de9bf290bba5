export const tableFragment = /* groq */ `
  _type == "table" => {
    columns, rows[]{ _key, title, cells, thread }, yes, note
  }`
