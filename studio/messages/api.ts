import { createMessagesApi } from './messagesApi.ts'

let token: string | undefined

/** Shared by all components of the inbox. */
export const api = createMessagesApi(
  () => token,
  (input, init) => globalThis.fetch(input, init),
)

/** The token that requests of the inbox send from now on. */
export function setToken(current: string | undefined): void {
  token = current
}
