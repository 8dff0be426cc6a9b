import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file to be put into an archive; its content is asked for when its turn comes. */
export interface PackedFile {
  /** path inside; what the format does not allow in one is replaced */
  name: string
  content(): Promise<Buffer>
}

/** A ZIP archive as a stream: one file at a time is in memory. Nothing is packed: PDF and pictures are already. */
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

/** No part of a path leads out of the folder an archive is unpacked into. */
function pathInside(name: string): string {
  const parts = name.replaceAll('\\', '_').split('/')
  return parts.filter((part) => part !== '' && part !== '.' && part !== '..').join('/')
}
