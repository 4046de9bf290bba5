import type { IncomingMessage } from 'node:http'

/** Options of a lake without users, which records nothing. */
export const WITHOUT_USERS = {
  authenticate: () => null,
  authenticateKey: () => null,
  onUsersChanged: () => () => undefined,
  signIn: () => null,
  signOut: () => undefined,
  userById: () => null,
  operations: { run: <Result>(_name: string, operation: () => Result) => operation() },
  clientAddress: (req: IncomingMessage) => req.socket.remoteAddress ?? 'unknown',
  onQuery: () => undefined,
}
