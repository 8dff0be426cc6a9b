/** Limits of one document: CVs are short, and large or malicious files may not exhaust the server. */
export const LIMITS = {
  /** pages read; a longer document is cut and reports it */
  pages: 10,
  /** pixels a page is drawn with, on its longer side: 210 dpi on A4 */
  side: 2400,
  /** pixels an image may decode to */
  imagePixels: 60_000_000,
  /** bytes the text parts of a Word file may unpack to, together */
  parts: 20 * 1024 ** 2,
  /** characters kept */
  characters: 200_000,
  /** milliseconds in total */
  time: 180_000,
  /** megabytes of the reading process's heap */
  memory: 512,
  /** mean confidence (0 to 100) below which a page counts as unreadable and its text is dropped */
  confidence: 60,
  /** letters a PDF page needs to count as text; with fewer it is treated as a scan */
  letters: 30,
}
