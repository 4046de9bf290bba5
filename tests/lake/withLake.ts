import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect } from 'vitest'
import { type StartedLake, startLake } from './startLake.ts'

export interface LakeOfTest {
  readonly started: StartedLake
  readonly client: SanityClient
  /** Reads drafts and versions under their own ids. */
  readonly raw: SanityClient
}

/** Starts a lake for each test of a suite. A request to an unknown endpoint fails the test. */
export function withLake(): LakeOfTest {
  let current: LakeOfTest | undefined
  const lake = () => {
    if (current === undefined) throw new Error('A lake runs only during a test')
    return current
  }

  beforeEach(async () => {
    const started = await startLake()
    current = {
      started,
      client: started.client(),
      raw: started.client({ perspective: 'raw' }),
    }
  })
  afterEach(async () => {
    const { started } = lake()
    const unknown = started.unknownEndpoints()
    await started.stop()
    expect(unknown).toEqual([])
  })

  return {
    get started() {
      return lake().started
    },
    get client() {
      return lake().client
    },
    get raw() {
      return lake().raw
    },
  }
}
