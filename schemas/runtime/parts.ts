/** spec 1 §7, 2 §7: more ids than this go in several requests, and what they answer is put together. */
const IDS_PER_REQUEST = 600

/** A list in parts that one request may carry. */
export function partsOf<T>(all: readonly T[], size = IDS_PER_REQUEST): T[][] {
  const parts: T[][] = []
  for (let at = 0; at < all.length; at += size) parts.push(all.slice(at, at + size))
  return parts
}
