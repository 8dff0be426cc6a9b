/** Maximum ids per request (spec 1 §7, 2 §7); longer lists are split over several requests and the answers merged. */
const IDS_PER_REQUEST = 600

/** Splits a list into parts of at most `size`. */
export function partsOf<T>(all: readonly T[], size = IDS_PER_REQUEST): T[][] {
  const parts: T[][] = []
  for (let at = 0; at < all.length; at += size) parts.push(all.slice(at, at + size))
  return parts
}
