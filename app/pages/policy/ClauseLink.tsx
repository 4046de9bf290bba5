interface ClauseLinkProps {
  anchor: string
  /** Accessible name. Short, because a long document has many of them. */
  name: string
}

/**
 * A permalink of one clause, which can be opened, or copied like any other. `useClauseCopying` adds
 * copying on press; this component is static.
 */
export function ClauseLink({ anchor, name }: ClauseLinkProps) {
  return (
    <a href={`#${anchor}`} aria-label={`Link to ${name}`}>
      #
    </a>
  )
}
