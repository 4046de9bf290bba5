/** Applies without JavaScript: content behind a control must be visible. */
export const withoutScript = '@media (scripting:none)'
