import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useScope, useStore } from '#admin/form/state/scope.ts'
import { PdfPage } from '#admin/form/viewer/pdf/PdfPage.tsx'
import { usePdf } from '#admin/form/viewer/pdf/usePdf.ts'
import { useWidth } from '#admin/form/viewer/pdf/useWidth.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { call } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { documentoTexts } from './texts.ts'

/** Debounce in milliseconds before the preview is rendered again. */
const DELAY_MS = 700

/** Preview of the printed page, with the newest record or a chosen one. */
export function DocumentPreview() {
  const { store, runtime } = useScope()
  const record = useStore(store, (s) => s.record)
  const settled = useSettled(record)
  const entity = record.entidade as string | undefined
  const { schemas } = useSession()
  const route = schemas.find(({ path }) => path === entity)?.route
  const [chosen, setChosen] = useState<{ entity: string; id: number }>()
  const registroId = chosen && chosen.entity === entity ? chosen.id : undefined
  const ready = Boolean(settled.entidade && settled.titulo && settled.corpo)
  const { data, error, isFetching } = useQuery({
    queryKey: ['documentos', 'previa', settled, registroId],
    queryFn: ({ signal }) => preview(settled, registroId, signal),
    enabled: ready,
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <Box
      component="section"
      aria-label={documentoTexts.preview}
      sx={{ minWidth: 0, '& > .MuiAutocomplete-root': { width: 1 } }}
    >
      {route && entity && (
        <RecordPicker
          key={entity}
          route={route}
          label={documentoTexts.previewWith}
          value={registroId}
          onChange={(id) => setChosen(id === undefined ? undefined : { entity, id })}
        />
      )}
      <Box sx={{ height: 4, my: 0.5 }}>{isFetching && <LinearProgress aria-label={documentoTexts.preview} />}</Box>
      {!ready && <Typography color="text.secondary">{documentoTexts.previewWaiting}</Typography>}
      {ready && error && <Alert severity="warning">{wordsOf(error, runtime.entity)}</Alert>}
      {ready && data && !error && <Pages bytes={data} />}
    </Box>
  )
}

async function preview(modelo: RecordData, registroId: number | undefined, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await call('/api/utilitario/modelos-documento/previa', {
    method: 'POST',
    body: { modelo, ...(registroId ? { registroId } : {}) },
    headers: { Accept: 'application/pdf, application/json' },
    signal,
    quiet: true,
  })
  return new Uint8Array(await answer.arrayBuffer())
}

/** Returns the first violation with its field's title; violations of the text itself need none, as it is beside the preview. */
function wordsOf(thrown: unknown, { fields }: Pick<Entity, 'fields'>): string {
  const { body, message } = asApiError(thrown)
  const [first] = body.errors ?? []
  const field = fields.find(({ name }) => name === first?.field && name !== 'corpo')
  if (first && field) return documentoTexts.errorIn(field.title, first.message)
  return first?.message ?? message ?? documentoTexts.previewFailed
}

/** Returns the record, debounced. */
function useSettled(record: RecordData): RecordData {
  const [settled, setSettled] = useState(record)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(record), DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [record])
  return settled
}

function Pages({ bytes }: { bytes: Uint8Array }) {
  const ground = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState(false)
  const pdf = usePdf(bytes, () => setBroken(true))
  const room = useWidth(ground)
  const total = pdf?.document.numPages ?? 0
  const scale = pdf && room ? (room - 24) / pdf.width : 0
  return (
    <Box
      ref={ground}
      tabIndex={0}
      role="group"
      aria-label={documentoTexts.preview}
      sx={{ maxHeight: '70vh', minHeight: 420, overflow: 'auto', p: 1.5, bgcolor: 'surface.sunken', borderRadius: 1 }}
    >
      {broken && <Alert severity="warning">{documentoTexts.previewFailed}</Alert>}
      {pdf &&
        scale > 0 &&
        Array.from({ length: total }, (_, index) => index + 1).map((number) => (
          <PdfPage key={number} pdf={pdf} number={number} total={total} scale={scale} ground={ground} />
        ))}
    </Box>
  )
}
