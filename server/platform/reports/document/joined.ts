/** Title and author in the properties of a document. */
interface Properties {
  title: string
  author: string
}

/** Appends several PDFs to one, page by page: nothing is printed again. */
export async function joinPdfs(
  { title, author }: Properties,
  pdfs: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Buffer> {
  // imported on use: takes a third of a second
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const whole = await PDFDocument.create()
  whole.setTitle(title)
  whole.setAuthor(author)
  whole.setCreator('Prumo RH')
  for await (const pdf of pdfs) {
    const one = await PDFDocument.load(pdf)
    for (const page of await whole.copyPages(one, one.getPageIndices())) whole.addPage(page)
  }
  return Buffer.from(await whole.save())
}
