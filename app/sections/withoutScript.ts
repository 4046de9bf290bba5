/** Applies where scripts do not run: what a control would reveal must be there to be read. */
export const withoutScript = '@media (scripting:none)'
