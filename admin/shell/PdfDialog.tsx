import { lazy, Suspense, useEffect, useMemo } from 'react'

const DocumentViewer = lazy(() => import('#admin/form/viewer/DocumentViewer.tsx'))

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
    <Suspense fallback={null}>
      <DocumentViewer title={title} source={source} onClose={onClose} />
    </Suspense>
  )
}
