import { contactTemplate } from '../definitions/contact.ts'
import { vasDemoTemplate } from '../definitions/demo.ts'
import type { Submission, SubmissionKind } from '../submission.ts'
import { type Backend, wrongKind } from './backend.ts'
import { post, readResponse } from './post.ts'

/** The service accepts one message a second per account, over all templates, counted at arrival. */
const RATE_LIMIT = { name: 'email', intervalMs: 1_000 }

export interface EmailTemplate {
  kind: Extract<SubmissionKind, 'contact' | 'vasDemo'>
  serviceId: string
  templateId: string
  toName: string
}

export interface EmailAccount {
  url: string
  publicKey: string
  privateKey?: string | undefined
}

/** The e-mail-sending service, for one kind of submission with its own template. */
export function emailBackend(account: EmailAccount, template: EmailTemplate): Backend {
  return {
    name: `email (${template.kind})`,
    kind: template.kind,
    concurrencyMax: 1,
    rateLimit: RATE_LIMIT,
    async deliver(submission, signal, date) {
      const parameters = templateParameters(submission, template)
      if (!parameters) return wrongKind(submission.kind)
      return post(
        {
          url: account.url,
          body: {
            service_id: template.serviceId,
            template_id: template.templateId,
            user_id: account.publicKey,
            ...(account.privateKey && { accessToken: account.privateKey }),
            template_params: parameters,
          },
          idempotencyKey: submission.id,
          isSuccess: async (response) =>
            response.status === 200 && (await readResponse(response)).trim() === 'OK',
        },
        signal,
        date,
      )
    },
  }
}

/**
 * Names and addresses become headers of an e-mail, so line breaks in them are replaced by spaces;
 * the message is the body and is sent as it was written.
 */
function templateParameters(submission: Submission, { kind, toName }: EmailTemplate) {
  if (submission.kind !== kind) return null
  const { header, body } =
    submission.kind === 'contact'
      ? contactTemplate(submission.fields)
      : vasDemoTemplate(submission.fields)
  const lines = Object.entries(header).map(([name, text]) => [name, oneLine(text)])
  return { ...Object.fromEntries(lines), to_name: toName, ...body }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ').trim()
}
