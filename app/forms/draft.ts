import { isRecord, parseRecord } from '../content/isRecord.ts'

const KEY_PREFIX = 'form-draft:'
/**
 * Key under which the id is stored; no field has this name. The id is in an object, because earlier
 * versions ignore values that are not strings.
 */
const SENT = '$sent'
/** Longer than all fields of any form at their limits. */
const CHARACTERS_MAX = 64_000

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface StoredDraft {
  /** The input by field; empty if all of it was sent or deleted. */
  values: Record<string, string>
  /** The id under which exactly this input was sent, until it is accepted or changed. */
  sentId?: string | undefined
}

export interface Draft {
  /** @returns undefined if nothing was stored, or more than `CHARACTERS_MAX` */
  read(): StoredDraft | undefined
  write(values: Readonly<Record<string, string>>, sentId?: string): void
  clear(): void
}

/**
 * Input of a form, in the session storage of the tab: it survives a navigation and a reload, and is
 * removed with the tab or once it was accepted. That the form is empty is stored too, because
 * Firefox can restore what was in it before.
 * @param form the form's name together with its element's id, because a page may have it twice
 * @param storage throws if the browser refuses storage; drafts are then not stored
 */
export function createDraft(form: string, storage: () => DraftStorage): Draft {
  const key = KEY_PREFIX + form
  const attempt = <Result>(use: (storage: DraftStorage) => Result): Result | undefined => {
    try {
      return use(storage())
    } catch {
      return undefined
    }
  }
  return {
    read: () => parseDraft(attempt((from) => from.getItem(key)) ?? ''),
    write(values, sentId) {
      const text = JSON.stringify(sentId ? { ...values, [SENT]: { id: sentId } } : values)
      attempt((into) =>
        text.length > CHARACTERS_MAX ? into.removeItem(key) : into.setItem(key, text),
      )
    },
    clear: () => attempt((into) => into.setItem(key, '{}')),
  }
}

function parseDraft(text: string): StoredDraft | undefined {
  const stored = parseRecord(text)
  if (!stored) return undefined
  const { [SENT]: sent, ...fields } = stored
  const values: StoredDraft['values'] = {}
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') values[name] = value
  }
  return isRecord(sent) && typeof sent.id === 'string' ? { values, sentId: sent.id } : { values }
}
