/** Allows one submission at a time, from the press to the outcome. */
export function createSubmissionLock() {
  let isTaken = false
  return {
    /** @param submit returns whether it has sent a post, whose outcome releases the lock */
    async run(submit: () => Promise<boolean>): Promise<void> {
      if (isTaken) return
      isTaken = true
      let isSent = false
      try {
        isSent = await submit()
      } finally {
        if (!isSent) isTaken = false
      }
    },
    release() {
      isTaken = false
    },
  }
}
