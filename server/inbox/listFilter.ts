import type { Request } from 'express'
import * as v from 'valibot'
import type { ViewContext } from '../../submissions/inbox/describe.ts'
import { filterSchema, type MessageFilter, type Position } from '../../submissions/inbox/filter.ts'
import { parse } from './inboxContext.ts'

export function filterOf(req: Request, { deliverableKinds }: ViewContext): MessageFilter {
  const given = Object.entries(req.query).filter(([, value]) => value !== '')
  const { delivery, ...filter } = parse(filterSchema, Object.fromEntries(given))
  return delivery === undefined ? filter : { ...filter, kinds: deliverableKinds }
}

const positionSchema = v.pipe(v.string(), v.regex(/^\d{1,15}_[\w-]{1,64}$/))

export function positionOf({ query }: Request): Position | undefined {
  if (query.before === undefined) return undefined
  const [acceptedAtMs = '', ...id] = parse(positionSchema, query.before).split('_')
  return { acceptedAtMs: Number(acceptedAtMs), id: id.join('_') }
}

export function positionText({ acceptedAtMs, id }: Position): string {
  return `${acceptedAtMs}_${id}`
}
