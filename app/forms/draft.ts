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
  /** The input by field; empty if there is none. */
  values: Record<string, string>
  /** The id under which exactly this input was sent, until it is accepted or changed. */
  sentId?: string | undefined
}

export interface Draft {
  read(): StoredDraft
  write(values: Readonly<Record<string, string>>, sentId?: string): void
  clear(): void
}

/**
 * Input of a form, in the session storage of the tab: it survives a navigation and a reload, and is
 * removed with the tab or once it was accepted.
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
  const clear = () => attempt((into) => into.removeItem(key))
  return {
    read: () => parseDraft(attempt((from) => from.getItem(key)) ?? ''),
    write(values, sentId) {
      const text = JSON.stringify(sentId ? { ...values, [SENT]: { id: sentId } } : values)
      const isEmpty = Object.values(values).every((value) => value === '')
      if (isEmpty || text.length > CHARACTERS_MAX) clear()
      else attempt((into) => into.setItem(key, text))
    },
    clear,
  }
}

function parseDraft(text: string): StoredDraft {
  const { [SENT]: sent, ...fields } = parseRecord(text) ?? {}
  const values: StoredDraft['values'] = {}
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') values[name] = value
  }
  return isRecord(sent) && typeof sent.id === 'string' ? { values, sentId: sent.id } : { values }
}
