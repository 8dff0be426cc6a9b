import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive; its content is read when its turn comes. */
export interface PackedFile {
  /** path in the archive; characters the format does not allow are replaced */
  name: string
  content(): Promise<Buffer>
}

/** Returns a ZIP archive as a stream that holds one file at a time in memory, without compression: PDF and images are compressed already. */
export function zipStream(files: Iterable<PackedFile>, when: Date): Readable {
  const archive = new ZipFile()
  const output = new PassThrough()
  archive.on('error', (error: Error) => output.destroy(error))
  for (const { name, content } of files)
    archive.addReadStreamLazy(pathInside(name), { mtime: when, compress: false }, (give) => {
      content().then(
        (bytes) => give(null, Readable.from([bytes])),
        (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
      )
    })
  archive.end()
  archive.outputStream.pipe(output)
  return output
}

/** Drops '.', '..' and empty segments, so that no entry unpacks outside of its folder. */
function pathInside(name: string): string {
  const parts = name.replaceAll('\\', '_').split('/')
  return parts.filter((part) => part !== '' && part !== '.' && part !== '..').join('/')
}
