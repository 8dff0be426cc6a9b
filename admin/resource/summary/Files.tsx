import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { IssuedDocuments } from '#admin/documents/IssuedDocuments.tsx'
import type { Issued } from '#admin/documents/issued.ts'
import { later, Waiting } from '#admin/form/later.tsx'
import { useViewer } from '#admin/form/viewer/useViewer.tsx'
import { FileLine } from '#admin/form/widgets/files/FileLine.tsx'
import { getJson } from '#admin/providers/http.ts'
import { fileIds } from '#schemas/runtime/files/rules.ts'
import { useEntity } from '../entity-context.ts'
import { useFormServices } from '../services/form-services.ts'
import { Block } from './Block.tsx'
import type { Fact } from './facts.ts'
import { summaryTexts } from './texts.ts'

const PdfDialog = later(() => import('#admin/shell/dialogs/PdfDialog.tsx'))

/** The record's files, and the documents issued for it. */
export function Files({ record, files }: { record: RaRecord; files: Fact[] }) {
  const { entity, schema } = useEntity()
  const id = Number(record.id)
  const [shown, setShown] = useState<{ title: string; file: Blob }>()
  const { data: issued } = useQuery({
    queryKey: ['documentos', 'emitidos', entity.path, id],
    queryFn: () =>
      getJson<Issued[]>(`/api/documentos?${new URLSearchParams({ entidade: entity.path, id: String(id) })}`),
    // issued documents need read access to the whole register
    enabled: entity.documents !== false && schema.can.read,
  })
  const ids = files.flatMap(({ field, value }) => fileIds(value).map((file) => ({ file, title: field.title })))
  const has = issued !== undefined && issued.length > 0
  if (ids.length === 0 && !has) return null
  return (
    <Block title={summaryTexts.files}>
      {ids.map(({ file, title }) => (
        <Stored key={file} id={file} title={title} />
      ))}
      {has && <IssuedDocuments entity={entity.path} id={id} onOpen={(title, file) => setShown({ title, file })} />}
      {shown && (
        <Waiting fallback={null}>
          <PdfDialog {...shown} nome={shown.title} onClose={() => setShown(undefined)} />
        </Waiting>
      )}
    </Block>
  )
}

/** A file of a field: name, view, download. */
function Stored({ id, title }: { id: string; title: string }) {
  const { upload: store } = useFormServices()
  const viewer = useViewer(store)
  const { data } = useQuery({ queryKey: ['arquivo', id], queryFn: async () => (await store?.describe?.(id)) ?? null })
  const file = data ?? { id, nome: title }
  return (
    <Box title={title}>
      <FileLine file={file} store={store} disabled onView={() => viewer.view(file)} />
      {viewer.dialog}
    </Box>
  )
}
