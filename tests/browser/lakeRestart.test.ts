import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lakePid } from '../site/lakePid.ts'
import type { Site } from '../site/startSite.ts'
import { SLOW_STEP, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'
import { type Editor, openStudio } from './studioEditor.ts'

const POLICY = 'policy-cancellation-policy'
const PATH = '/cancellation-policy'

describe('the Studio when the lake is killed', { timeout: 900_000 }, () => {
  const open = withBrowser()
  let site: Site
  let editor: Editor
  beforeAll(async () => {
    site = await startIsolatedSite()
    const path = `/studio/structure/policy;${POLICY}`
    editor = await openStudio(open, site, { name: 'Ama Mensah', path })
    await editor.field('title').waitFor(SLOW_STEP)
  })
  afterAll(async () => {
    await editor.close()
    await site.stop()
  })

  test('reconnects: it shows a change made elsewhere, and a change made in it goes live', async () => {
    const killed = lakePid(site.pid)
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(async () => {
        const response = await fetch(`${site.origin}/lake/v1/users/me`)
        return response.status === 401 && lakePid(site.pid) !== killed
      }, SLOW_STEP)
      .toBe(true)
    await site.client.patch(POLICY).set({ title: 'Cancelling, from elsewhere' }).commit()
    await expect
      .poll(() => editor.field('title').inputValue(), SLOW_STEP)
      .toBe('Cancelling, from elsewhere')
    await editor.field('title').fill('Cancelling, from here')
    await editor.publish()
    await editor.live()
    expect(await (await fetch(site.origin + PATH)).text()).toContain('Cancelling, from here')
  })

  test('saves what was typed into a document without a draft while the lake hung', async () => {
    const draft = () => site.client.getDocument(`drafts.${POLICY}`).then((one) => one?.title)
    expect(await draft()).toBeUndefined()
    const hung = lakePid(site.pid)
    // Requests hang now; after five seconds without a heartbeat the lake is killed and restarted.
    process.kill(hung, 'SIGSTOP')
    await editor.field('title').fill('Typed while the lake hung')
    await expect
      .poll(() => draft().catch(() => 'no answer'), SLOW_STEP)
      .toBe('Typed while the lake hung')
    expect(lakePid(site.pid)).not.toBe(hung)
    await expect
      .poll(() => editor.field('title').inputValue(), SLOW_STEP)
      .toBe('Typed while the lake hung')
    await editor.publish()
    await editor.live()
    expect(await (await fetch(site.origin + PATH)).text()).toContain('Typed while the lake hung')
  })
})
