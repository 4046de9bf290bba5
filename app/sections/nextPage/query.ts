/** Words and address are those of the page that was chosen, unless others were given. */
export const nextPageFragment = /* groq */ `
  _type == "nextPage" => {
    kicker,
    ground,
    "title": coalesce(title, page->title),
    "href": coalesce(page->path, href)
  }`
