import { expect, it } from 'vitest'
import { createFollower, type LiveAnswer, type LiveNews } from './follower.ts'

const AT = '2026-11-21T14:32:05.000Z'

/** A website whose revision of one document is set by hand, and a clock that only waiting moves. */
function world(revision: string | null) {
  const site = { revision, answers: true, asked: 0 }
  const told: LiveNews[] = []
  let clockMs = 0
  let change = () => {}
  let done = () => {}
  const end = new Promise<void>((resolve) => {
    done = resolve
  })
  const follower = createFollower({
    async ask(_id, wanted): Promise<LiveAnswer> {
      site.asked += 1
      if (!site.answers) throw new Error('no answer')
      if (wanted !== undefined) change()
      const live = wanted === undefined || wanted === site.revision
      return { live, revision: site.revision, at: AT }
    },
    tell(news) {
      told.push(news)
      if (news.state !== 'waiting') done()
    },
    now: () => clockMs,
    async pause(ms) {
      clockMs += ms
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  })
  return {
    site,
    told,
    follower,
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

it('says when it is live, with the time the website gives', async () => {
  const { follower, told, site, on, end } = world('old')
  on(() => {
    site.revision = 'new'
  })
  await follower.prepare(publication)
  follower.follow(publication, 'new')
  await end
  expect(told.at(-1)).toEqual({ id: 'a', kind: 'published', state: 'live', at: new Date(AT) })
})

it('says that it is not there yet, asks again, and says when it is', async () => {
  const { follower, told, site, on, end } = world('old')
  on((nth) => {
    if (nth === 3) site.revision = 'new'
  })
  await follower.prepare(publication)
  follower.follow(publication, 'new')
  await end
  expect(told.map(({ state }) => state)).toEqual(['waiting', 'live'])
})

it('what is removed is live when visitors get no document', async () => {
  const { follower, told, site, on, end } = world('old')
  on(() => {
    site.revision = null
  })
  await follower.prepare({ id: 'a', kind: 'removed' })
  follower.follow({ id: 'a', kind: 'removed' }, 'tx')
  await end
  expect(told.at(-1)).toMatchObject({ state: 'live', kind: 'removed' })
})

it('gives up after more than a minute and says so', async () => {
  const { follower, told, end } = world('old')
  await follower.prepare(publication)
  follower.follow(publication, 'new')
  await end
  expect(told.map(({ state }) => state)).toEqual(['waiting', 'late'])
})

it('does not call it live when the website does not answer', async () => {
  const { follower, told, site, end } = world('old')
  site.answers = false
  await follower.prepare(publication)
  follower.follow(publication, 'new')
  await end
  expect(told.at(-1)).toEqual({ id: 'a', state: 'unknown' })
})

it('reports that another editor has published the same document after it', async () => {
  const { follower, told, site, on, end } = world('old')
  on(() => {
    site.revision = 'theirs'
  })
  await follower.prepare(publication)
  follower.follow(publication, 'mine')
  await end
  expect(told.at(-1)).toEqual({ id: 'a', state: 'overtaken' })
})

it('follows only the newest of several changes', async () => {
  const { follower, told, site, on, end } = world('old')
  on((nth) => {
    if (nth === 4) site.revision = 'second'
  })
  await follower.prepare(publication)
  follower.follow(publication, 'first')
  follower.follow(publication, 'second')
  await end
  expect(told.filter(({ state }) => state === 'live')).toHaveLength(1)
})
