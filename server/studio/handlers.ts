import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { ContentReader } from '../../app/services.ts'
import { systemClock } from '../../lake/clock.ts'
import type { Config } from '../config/config.ts'
import { RateLimiter } from '../http/limits/rateLimiter.ts'
import type { StudioAccess } from './access.ts'
import { studioLiveRoutes } from './liveStatus.ts'
import { readSiteName, studioSettings, studioSettingsRoutes } from './settings.ts'

export interface StudioParts {
  config: Config
  content: ContentReader
  /** The messages inbox of the Studio. */
  messages: RequestHandler
  /** Undefined on the hosted lake, which has its own sign-in. */
  access: StudioAccess | undefined
  frontend: { mode: 'production' | 'development'; studio: RequestHandler }
  clientOf(req: IncomingMessage): string
  isStopping(): boolean
}

/**
 * Rate limit of live checks per client. On the hosted lake this process cannot authenticate
 * editors, and every check of another document occupies memory in the reader's cache.
 */
const QUESTIONS = { burst: 40, refillMs: 500 }

/**
 * Everything below `/studio`, in order: settings and policy, live checks, sign-in, the Studio
 * itself.
 */
export function studioHandlers(parts: StudioParts): RequestHandler[] {
  const { config, content, messages, access, frontend, clientOf, isStopping } = parts
  const questions = new RateLimiter(systemClock.now, QUESTIONS)
  const live = studioLiveRoutes({
    content,
    isStopping,
    isEditor: (req) => access?.isEditor(req) ?? Promise.resolve(true),
    limit: (req) => questions.consume(clientOf(req)),
    clock: systemClock,
  })
  return [
    studioSettingsRoutes(studioSettings(config.content), frontend.mode, () =>
      readSiteName(content),
    ),
    live,
    messages,
    ...(access ? [access.routes()] : []),
    frontend.studio,
  ]
}
