import * as v from 'valibot'
import { httpUrl, integer, matching, origin } from '../runtime/config.ts'

/** An outside service is either fully configured or undefined; then its submissions wait. */
export interface SubmissionsConfig {
  /** PostgreSQL, if several instances run; SQLite in the data folder otherwise. */
  databaseUrl: string | undefined
  retentionDays: number
  /** Receives one POST when messages need attention. */
  notifyUrl: string | undefined
  subscribeOrigin: string | undefined
  demoOrigin: string | undefined
  email: {
    url: string
    publicKey: string | undefined
    privateKey: string | undefined
    contact: EmailIdentifiers | undefined
    vasDemo: EmailIdentifiers | undefined
    contactToName: string
    vasToName: string
  }
}

export interface EmailIdentifiers {
  serviceId: string
  templateId: string
}

const identifier = matching(
  /^[\x21-\x7e]{1,200}$/,
  'must be 1 to 200 printable characters without spaces',
)
const displayName = matching(/^[^\p{Cc}]{1,100}$/u, 'must be a name of 1 to 100 characters')

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
    email: {
      url: values.EMAIL_API_URL,
      publicKey: values.EMAIL_PUBLIC_KEY,
      privateKey: values.EMAIL_PRIVATE_KEY,
      contact: identifiers(values.EMAIL_SERVICE_ID, values.EMAIL_TEMPLATE_ID),
      vasDemo: identifiers(values.EMAIL_VAS_SERVICE_ID, values.EMAIL_VAS_TEMPLATE_ID),
      contactToName: values.EMAIL_TO_NAME,
      vasToName: values.EMAIL_VAS_TO_NAME,
    },
  }
}

function identifiers(
  serviceId: string | undefined,
  templateId: string | undefined,
): EmailIdentifiers | undefined {
  return serviceId !== undefined && templateId !== undefined ? { serviceId, templateId } : undefined
}
