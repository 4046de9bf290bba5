import * as v from 'valibot'
import { httpUrl, integer, matching, origin, withoutQuotes } from '../runtime/config.ts'
import type { EmailAccount, EmailTemplate } from './backends/email.ts'

/** An outside service is configured fully or not at all; then its submissions wait. */
export interface SubmissionsConfig {
  /** PostgreSQL, if several instances run; SQLite in the data folder otherwise. */
  databaseUrl: string | undefined
  retentionDays: number
  /** Receives one POST when messages need attention. */
  notifyUrl: string | undefined
  subscribeOrigin: string | undefined
  demoOrigin: string | undefined
  emails: { account: EmailAccount; template: EmailTemplate }[]
}

const identifier = v.pipe(
  matching(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 printable characters without spaces'),
  withoutQuotes,
)
const displayName = v.pipe(
  matching(/^[^\p{Cc}]{1,100}$/u, 'must be a name of 1 to 100 characters'),
  v.trim(),
  withoutQuotes,
)

/** Entries of the environment's schema. */
export const submissionVariables = {
  DATABASE_URL: v.optional(
    matching(/^postgres(?:ql)?:\/\/\S+$/, 'must be a postgres:// or postgresql:// address'),
  ),
  SUBMISSION_RETENTION_DAYS: v.optional(
    integer(1, 3650, 'must be a number of days from 1 to 3650'),
    '30',
  ),
  NOTIFY_WEBHOOK_URL: v.optional(httpUrl),
  SUBSCRIBE_API_ORIGIN: v.optional(origin),
  DEMO_API_ORIGIN: v.optional(origin),
  EMAIL_API_URL: v.optional(httpUrl, 'https://api.emailjs.com/api/v1.0/email/send'),
  EMAIL_SERVICE_ID: v.optional(identifier),
  EMAIL_TEMPLATE_ID: v.optional(identifier),
  EMAIL_PUBLIC_KEY: v.optional(identifier),
  EMAIL_PRIVATE_KEY: v.optional(identifier),
  EMAIL_VAS_SERVICE_ID: v.optional(identifier),
  EMAIL_VAS_TEMPLATE_ID: v.optional(identifier),
  EMAIL_TO_NAME: v.optional(displayName, 'Nsaa'),
  EMAIL_VAS_TO_NAME: v.optional(displayName, 'Nsaa product team'),
}

const submissionEnvironment = v.object(submissionVariables)
type Values = v.InferOutput<typeof submissionEnvironment>

/** Fails the start, because messages of an incomplete configuration would silently stay queued. */
export function submissionErrors(values: Values): string[] {
  const needed = [
    ['EMAIL_SERVICE_ID', 'EMAIL_TEMPLATE_ID'],
    ['EMAIL_TEMPLATE_ID', 'EMAIL_SERVICE_ID'],
    ['EMAIL_VAS_SERVICE_ID', 'EMAIL_VAS_TEMPLATE_ID'],
    ['EMAIL_VAS_TEMPLATE_ID', 'EMAIL_VAS_SERVICE_ID'],
    ['EMAIL_SERVICE_ID', 'EMAIL_PUBLIC_KEY'],
    ['EMAIL_VAS_SERVICE_ID', 'EMAIL_PUBLIC_KEY'],
  ] as const
  const errors = needed
    .filter(([given, missing]) => values[given] !== undefined && values[missing] === undefined)
    .map(([given, missing]) => `${missing} must be set when ${given} is`)
  return [...new Set(errors)]
}

export function submissionsConfig(values: Values): SubmissionsConfig {
  return {
    databaseUrl: values.DATABASE_URL,
    retentionDays: values.SUBMISSION_RETENTION_DAYS,
    notifyUrl: values.NOTIFY_WEBHOOK_URL,
    subscribeOrigin: values.SUBSCRIBE_API_ORIGIN,
    demoOrigin: values.DEMO_API_ORIGIN,
    emails: emails(values),
  }
}

function emails(values: Values): SubmissionsConfig['emails'] {
  const { EMAIL_API_URL: url, EMAIL_PUBLIC_KEY: publicKey, EMAIL_PRIVATE_KEY: privateKey } = values
  if (publicKey === undefined) return []
  const templates = [
    {
      kind: 'contact',
      toName: values.EMAIL_TO_NAME,
      serviceId: values.EMAIL_SERVICE_ID,
      templateId: values.EMAIL_TEMPLATE_ID,
    },
    {
      kind: 'vasDemo',
      toName: values.EMAIL_VAS_TO_NAME,
      serviceId: values.EMAIL_VAS_SERVICE_ID,
      templateId: values.EMAIL_VAS_TEMPLATE_ID,
    },
  ] as const
  return templates.flatMap(({ kind, toName, serviceId, templateId }) => {
    if (serviceId === undefined || templateId === undefined) return []
    const template = { kind, toName, serviceId, templateId }
    return { account: { url, publicKey, privateKey }, template }
  })
}
