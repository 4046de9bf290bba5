/** Body of the error response to a post; its page shows it. */
export const NOT_SENT =
  'Nothing was sent. Please go back in your browser, where what you wrote is still there.'
