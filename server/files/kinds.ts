/** A type of file that may be uploaded. */
export interface FileKind {
  tipo: string
  /** extensions, the usual one first */
  extensions: string[]
  /** may be shown inside the browser: cannot run anything there */
  inline?: boolean
  /** is decoded and written anew */
  image?: boolean
}

const office = 'application/vnd.openxmlformats-officedocument'

export const kinds: FileKind[] = [
  { tipo: 'image/jpeg', extensions: ['jpg', 'jpeg'], inline: true, image: true },
  { tipo: 'image/png', extensions: ['png'], inline: true, image: true },
  { tipo: 'image/webp', extensions: ['webp'], inline: true, image: true },
  { tipo: 'application/pdf', extensions: ['pdf'], inline: true },
  { tipo: `${office}.wordprocessingml.document`, extensions: ['docx'] },
  { tipo: `${office}.spreadsheetml.sheet`, extensions: ['xlsx'] },
  { tipo: `${office}.presentationml.presentation`, extensions: ['pptx'] },
  { tipo: 'application/vnd.oasis.opendocument.text', extensions: ['odt'] },
  { tipo: 'application/vnd.oasis.opendocument.spreadsheet', extensions: ['ods'] },
  { tipo: 'application/x-cfb', extensions: ['doc', 'xls', 'ppt'] },
  { tipo: 'application/rtf', extensions: ['rtf'] },
  { tipo: 'text/csv', extensions: ['csv'] },
  { tipo: 'text/plain', extensions: ['txt'] },
]

export const kindOf = (tipo: string): FileKind | undefined => kinds.find((kind) => kind.tipo === tipo)

export const extensionOf = (name: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''
