/** Ids that every page has itself, and those of its forms; no section can have them. */
export const RESERVED_IDS =
  /^(?:main|(?:section|site|deferred-styles)-.*|menu-(?:company|offer|developers|mobile)|standalone-(?:above|below)|(?:contact|demo|newsletter|newsletter-dialog)-form(?:-.*)?)$/
