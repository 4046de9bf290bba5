/** Applies without JavaScript and on paper: content behind a control must be visible. */
export const withoutScript = '@media (scripting:none),print'
