/** Address of the page that is shown for everything that is not there. */
export const NOT_FOUND_PATH = '/404'
