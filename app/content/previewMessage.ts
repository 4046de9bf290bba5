/**
 * The Studio's preview posts it to the page in its frame when the lake has committed a change. The
 * page accepts it from its own origin only, so other sites cannot send it.
 */
export const PREVIEW_CHANGED = 'nsaa-preview-changed'
