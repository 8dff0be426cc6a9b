/** File groups for `x-field.accept`. */
export type FileGroup = 'imagem' | 'pdf' | 'word' | 'documento' | 'planilha' | 'apresentacao' | 'texto'

/** A type of file that may be uploaded. */
export interface FileKind {
  tipo: string
  groups: FileGroup[]
  /** extensions, the usual one first */
  extensions: string[]
  /** may be displayed by the browser: no active content */
  inline?: boolean
  /** is decoded and re-encoded on upload */
  image?: boolean
}

const office = 'application/vnd.openxmlformats-officedocument'

export const kinds: FileKind[] = [
  { tipo: 'image/jpeg', groups: ['imagem'], extensions: ['jpg', 'jpeg'], inline: true, image: true },
  { tipo: 'image/png', groups: ['imagem'], extensions: ['png'], inline: true, image: true },
  { tipo: 'image/webp', groups: ['imagem'], extensions: ['webp'], inline: true, image: true },
  { tipo: 'application/pdf', groups: ['pdf'], extensions: ['pdf'], inline: true },
  { tipo: `${office}.wordprocessingml.document`, groups: ['documento', 'word'], extensions: ['docx'] },
  { tipo: `${office}.spreadsheetml.sheet`, groups: ['planilha'], extensions: ['xlsx'] },
  { tipo: `${office}.presentationml.presentation`, groups: ['apresentacao'], extensions: ['pptx'] },
  { tipo: 'application/vnd.oasis.opendocument.text', groups: ['documento'], extensions: ['odt'] },
  { tipo: 'application/vnd.oasis.opendocument.spreadsheet', groups: ['planilha'], extensions: ['ods'] },
  // the content of legacy Office files does not tell the three apart
  {
    tipo: 'application/x-cfb',
    groups: ['documento', 'planilha', 'apresentacao'],
    extensions: ['doc', 'xls', 'ppt'],
  },
  { tipo: 'application/rtf', groups: ['documento'], extensions: ['rtf'] },
  { tipo: 'text/csv', groups: ['texto', 'planilha'], extensions: ['csv'] },
  { tipo: 'text/plain', groups: ['texto'], extensions: ['txt'] },
]

/** The kind of a media type; parameters ('; charset=…') do not matter. */
export const kindOf = (tipo: string): FileKind | undefined => {
  const [bare = ''] = tipo.split(';')
  return kinds.find((kind) => kind.tipo === bare.trim().toLowerCase())
}

/** 'CV.final.PDF' → 'pdf'; '' without one. */
export const extensionOf = (name: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The kinds in a list of groups; all kinds without a list. */
export const kindsOf = (accept?: readonly FileGroup[]): FileKind[] =>
  accept ? kinds.filter(({ groups }) => groups.some((group) => accept.includes(group))) : kinds
