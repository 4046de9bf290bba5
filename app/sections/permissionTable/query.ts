export const permissionTableFragment = /* groq */ `
  _type == "permissionTable" => {
    heading,
    roles,
    actionLabel,
    allowedWord,
    refusedWord,
    actions[]{ _key, title, roles },
    note
  }`
