/** The server replaces it by the styles of what it has rendered. */
export const STYLES_PLACE = '__STYLES__'
