import { RequestError } from './errors.ts'
import type { LakeLimits } from './limits.ts'

/** Clients remembered at once; the one not heard of for longest is forgotten first. */
const CLIENTS_MAX = 10_000
const MS_PER_S = 1_000

/** Processor time that queries of strangers may take, so that pages and editors have the rest. */
export interface QueryTime {
  /**
   * Runs a query on the client's account and on the account of all strangers together.
   * @throws RequestError 429 when one of them is overdrawn; what the query throws
   */
  run<Result>(client: string, query: () => Result): Result
}

interface Account {
  leftMs: number
  atMs: number
}

/** @param now milliseconds; only differences count */
export function createQueryTime(
  {
    anonymousQueryBudgetMs: burstMs,
    anonymousQueryShare: share,
  }: Pick<LakeLimits, 'anonymousQueryBudgetMs' | 'anonymousQueryShare'>,
  now: () => number = () => performance.now(),
): QueryTime {
  const clients = new Map<string, Account>()
  const everybody: Account = { leftMs: 2 * burstMs, atMs: now() }

  function refill(account: Account, maxMs: number): Account {
    const atMs = now()
    account.leftMs = Math.min(maxMs, account.leftMs + (atMs - account.atMs) * share)
    account.atMs = atMs
    return account
  }

  function accountOf(client: string): Account {
    const account = clients.get(client) ?? { leftMs: burstMs, atMs: now() }
    clients.delete(client)
    if (clients.size >= CLIENTS_MAX) clients.delete(clients.keys().next().value ?? client)
    clients.set(client, account)
    return refill(account, burstMs)
  }

  return {
    run(client, query) {
      const accounts = [accountOf(client), refill(everybody, 2 * burstMs)]
      const owedMs = Math.max(...accounts.map(({ leftMs }) => -leftMs))
      if (owedMs >= 0) throw overdrawn(Math.ceil(owedMs / share / MS_PER_S) + 1)
      const begunAtMs = now()
      try {
        return query()
      } finally {
        const usedMs = now() - begunAtMs
        for (const account of accounts) account.leftMs -= usedMs
      }
    },
  }
}

function overdrawn(waitS: number): RequestError {
  return new RequestError(429, 'Queries without a token have used their share of time. Wait.', {
    'retry-after': String(waitS),
  })
}
