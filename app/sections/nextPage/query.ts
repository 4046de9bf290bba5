/** Text and address are those of the chosen page, unless overridden. */
export const nextPageFragment = /* groq */ `
  _type == "nextPage" => {
    kicker,
    ground,
    "title": coalesce(title, page->title),
    "href": coalesce(page->path, href)
  }`
