/**
 * Whether the visitor asks for less data; browsers without the setting report nothing.
 * @see https://wicg.github.io/savedata/
 */
export function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true
}
