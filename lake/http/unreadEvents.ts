import type { EventConnection } from './eventStream.ts'

/**
 * Bounds the events that a user's clients have not read, on all connections together: hundreds of
 * streams, each within its own limit, would fill the memory.
 */
export class UnreadEvents {
  readonly #bytesMax: number
  /** Bytes that may be written before the connections are measured again, by user. */
  readonly #room = new Map<string, number>()
  /** Bytes of the connections that were cut and still are in memory, by user. */
  readonly #cut = new Map<string, number>()

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax
  }

  /** Whether so much was cut that a user's next events must wait until it is freed. */
  isFull(userId: string): boolean {
    return (this.#cut.get(userId) ?? 0) >= this.#bytesMax
  }

  /**
   * Makes room for `bytes` more.
   * @returns those of a user's connections to cut, which are furthest behind
   */
  cutFor(
    userId: string,
    bytes: number,
    connections: () => ReadonlySet<EventConnection>,
  ): EventConnection[] {
    const room = (this.#room.get(userId) ?? 0) - bytes
    if (room >= 0) {
      this.#room.set(userId, room)
      return []
    }
    const measured = [...connections()].map((each) => ({ each, unread: each.unreadBytes() }))
    let unread = measured.reduce((sum, one) => sum + one.unread, 0)
    const cut: EventConnection[] = []
    measured.sort((a, b) => b.unread - a.unread)
    for (const one of measured) {
      if (unread + bytes <= this.#bytesMax || one.unread === 0) break
      cut.push(one.each)
      unread -= one.unread
      this.#countCut(userId, one.unread)
    }
    this.#room.set(userId, this.#bytesMax - unread - bytes)
    return cut
  }

  /** The buffer of a connection is freed once the current turn of the event loop has ended. */
  #countCut(userId: string, bytes: number): void {
    if (!this.#cut.has(userId)) setImmediate(() => this.#cut.delete(userId))
    this.#cut.set(userId, (this.#cut.get(userId) ?? 0) + bytes)
  }
}
