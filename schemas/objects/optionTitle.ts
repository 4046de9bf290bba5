interface Option {
  title: string
  value: string
}

/** @returns the title of an option by its stored value; empty if there is no such option */
export function optionTitle(options: readonly Option[], value: unknown): string {
  return options.find((option) => option.value === value)?.title ?? ''
}
