import { describe, expect, test } from 'vitest'
import { createPublicationTracker, type LiveEvent, type LiveStatus } from './publicationTracker.ts'

const AT = '2026-11-21T14:32:05.000Z'

/** A website whose revision of one document is set by hand, and a clock that only waiting moves. */
function trackedSite(revision: string | null) {
  const site = { revision, answers: true, answersInTime: true, isRendered: true, asked: 0 }
  const events: LiveEvent[] = []
  let clockMs = 0
  let change = () => {}
  let done = () => {}
  const end = new Promise<void>((resolve) => {
    done = resolve
  })
  const tracker = createPublicationTracker({
    async fetchStatus(_id, wanted): Promise<LiveStatus> {
      site.asked += 1
      if (!site.answers) throw new Error('no answer')
      if (wanted !== undefined) change()
      else if (!site.answersInTime) return new Promise(() => undefined)
      const live = wanted === undefined || (wanted === site.revision && site.isRendered)
      return { live, revision: site.revision, at: AT }
    },
    notify(event) {
      events.push(event)
      if (event.state !== 'waiting') done()
    },
    now: () => clockMs,
    async pause(ms) {
      clockMs += ms
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  })
  return {
    site,
    events,
    tracker,
    end,
    /** @param what happens when the website is asked for the new revision the nth time */
    on(what: (nth: number) => void) {
      let nth = 0
      change = () => {
        nth += 1
        what(nth)
      }
    },
  }
}

const publication = { id: 'a', kind: 'published' } as const

describe('publication tracker', () => {
  test('notifies `live` with the time of the website', async () => {
    const { tracker, events, site, on, end } = trackedSite('old')
    on(() => {
      site.revision = 'new'
    })
    await tracker.prepare(publication)
    tracker.track(publication, 'new')
    await end
    expect(events.at(-1)).toEqual({ id: 'a', kind: 'published', state: 'live', at: new Date(AT) })
  })

  test('reports pending, polls again, and reports when the change is live', async () => {
    const { tracker, events, site, on, end } = trackedSite('old')
    on((nth) => {
      if (nth === 3) site.revision = 'new'
    })
    await tracker.prepare(publication)
    tracker.track(publication, 'new')
    await end
    expect(events.map(({ state }) => state)).toEqual(['waiting', 'live'])
  })

  test('waits for the page if the website has read the change but not rendered it', async () => {
    const { tracker, events, site, on, end } = trackedSite('old')
    on((nth) => {
      site.revision = 'new'
      site.isRendered = nth === 3
    })
    await tracker.prepare(publication)
    tracker.track(publication, 'new')
    await end
    expect(events.map(({ state }) => state)).toEqual(['waiting', 'live'])
  })

  test('a removal is live when visitors get no document', async () => {
    const { tracker, events, site, on, end } = trackedSite('old')
    on(() => {
      site.revision = null
    })
    await tracker.prepare({ id: 'a', kind: 'removed' })
    tracker.track({ id: 'a', kind: 'removed' }, 'tx')
    await end
    expect(events.at(-1)).toMatchObject({ state: 'live', kind: 'removed' })
  })

  test('stops polling after more than a minute and notifies `timedOut`', async () => {
    const { tracker, events, end } = trackedSite('old')
    await tracker.prepare(publication)
    tracker.track(publication, 'new')
    await end
    expect(events.map(({ state }) => state)).toEqual(['waiting', 'timedOut'])
  })

  test('does not report a later change if the revision before the change is unknown', async () => {
    const { tracker, events, site, end } = trackedSite('old')
    site.answersInTime = false
    await tracker.prepare(publication)
    tracker.track(publication, 'new')
    await end
    expect(events.map(({ state }) => state)).toEqual(['waiting', 'timedOut'])
  })

  test('does not notify `live` if the website does not respond', async () => {
    const { tracker, events, site, end } = trackedSite('old')
    site.answers = false
    await tracker.prepare(publication)
    tracker.track(publication, 'new')
    await end
    expect(events.at(-1)).toEqual({ id: 'a', state: 'unknown' })
  })

  test('reports that another editor has published the same document after it', async () => {
    const { tracker, events, site, on, end } = trackedSite('old')
    on(() => {
      site.revision = 'theirs'
    })
    await tracker.prepare(publication)
    tracker.track(publication, 'mine')
    await end
    expect(events.at(-1)).toEqual({ id: 'a', state: 'superseded' })
  })

  test('tracks only the newest of several changes', async () => {
    const { tracker, events, site, on, end } = trackedSite('old')
    on((nth) => {
      if (nth === 4) site.revision = 'second'
    })
    await tracker.prepare(publication)
    tracker.track(publication, 'first')
    tracker.track(publication, 'second')
    await end
    expect(events.filter(({ state }) => state === 'live')).toHaveLength(1)
  })
})
