import { useState } from 'react'
import { errorMessage } from '../errorMessage.ts'

/** Sends one request at a time and reports why the last one failed. */
export function useRequest() {
  const [isBusy, setBusy] = useState(false)
  const [errorText, setErrorText] = useState<string>()
  const run = async (request: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setErrorText(undefined)
    try {
      await request()
    } catch (error) {
      setErrorText(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, errorText, run }
}
