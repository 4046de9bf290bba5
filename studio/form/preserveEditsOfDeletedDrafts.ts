import { BufferedDocument, Mutation } from '@sanity/mutator'

/**
 * Preserves what is typed into a draft while another editor publishes or discards it. The Studio applies
 * unsent edits to the draft of the lake. If there is none, that throws, and an error message
 * replaces the whole tool with everything typed. Here each edit also contains the draft that it was
 * made in, which is used instead.
 */
export function preserveEditsOfDeletedDrafts(): void {
  const { add, arrive } = BufferedDocument.prototype
  const deleted = new WeakSet<BufferedDocument>()
  // Sanity drops `createIfNotExists` when it converts mutations to actions, so it is never sent: for
  // an edit, the lake creates a missing draft from what is published.
  BufferedDocument.prototype.add = function (edit) {
    const draft = this.LOCAL
    if (!draft || edit.appliesToMissingDocument()) return add.call(this, edit)
    const creation = { createIfNotExists: { ...draft } }
    add.call(this, new Mutation({ mutations: [creation, ...edit.mutations] }))
  }
  // When the lake has a draft again, that one is shown.
  BufferedDocument.prototype.arrive = function (mutation) {
    const existed = this.document.HEAD !== null
    arrive.call(this, mutation)
    if (this.document.HEAD === null) {
      if (existed) deleted.add(this)
    } else if (deleted.delete(this)) this.document.rebase([])
  }
}
