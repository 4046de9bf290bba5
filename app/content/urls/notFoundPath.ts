/** Path of the page that is shown for every path that does not exist. */
export const NOT_FOUND_PATH = '/404'
