import { useMemo } from 'react'
import type { StoredFile } from '#admin/form/upload.ts'
import DocumentViewer from '#admin/form/viewer/DocumentViewer.tsx'
import { sourceOf } from '#admin/form/viewer/source.ts'
import { arquivosDaPessoa } from './servicos.ts'
import { Tema } from './tema.tsx'

interface Props {
  arquivo: StoredFile
  empresaId: number
  onClose(): void
}

/** The product's document viewer in the portal's colours; its chunk is loaded with the first document. */
export default function Visor({ arquivo, empresaId, onClose }: Props) {
  const source = useMemo(() => sourceOf(arquivosDaPessoa(empresaId, false), arquivo), [arquivo, empresaId])
  return (
    <Tema>
      <DocumentViewer source={source} onClose={onClose} />
    </Tema>
  )
}
