import { useEffect, useMemo } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'

const DocumentViewer = later(() => import('#admin/form/viewer/DocumentViewer.tsx'))

interface Props {
  title: string
  nome: string
  /** the PDF, once it is there */
  file: Blob
  onClose: () => void
}

/** A PDF the server just made: looked at, printed and saved where one stands. */
export default function PdfDialog({ title, nome, file, onClose }: Props) {
  const source = useMemo(
    () => ({ nome, tipo: 'application/pdf', downloadUrl: URL.createObjectURL(file), load: async () => file }),
    [nome, file],
  )
  useEffect(() => () => URL.revokeObjectURL(source.downloadUrl), [source])
  return (
    <Waiting fallback={null}>
      <DocumentViewer title={title} source={source} onClose={onClose} />
    </Waiting>
  )
}
