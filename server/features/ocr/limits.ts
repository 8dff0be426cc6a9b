/** What one document may cost: a CV is short, and whoever sends a book or a bomb waits for nobody's memory. */
export const LIMITS = {
  /** pages read; a longer document is read up to here, and says so */
  pages: 10,
  /** pixels a page is drawn with, on its longer side: 210 dpi on A4 */
  side: 2400,
  /** pixels an image may decode to */
  imagePixels: 60_000_000,
  /** bytes the text parts of a Word file may unpack to, together */
  parts: 20 * 1024 ** 2,
  /** characters kept */
  characters: 200_000,
  /** milliseconds for the whole */
  time: 180_000,
  /** megabytes of the reading process's heap */
  memory: 512,
  /** mean confidence (0 to 100) below which a page counts as unreadable: what was guessed there is not kept */
  confidence: 60,
  /** letters a page of a PDF must have to count as text; fewer, and it is a picture with a stamp */
  letters: 30,
}
