export function messageCount(count: number): string {
  return count === 1 ? '1 message' : `${count.toLocaleString('en')} messages`
}
