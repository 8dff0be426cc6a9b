import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { call, getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { listTexts } from '#admin/resource/list/texts.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { documentosTexts } from './texts.ts'

interface Issued {
  id: number
  titulo: string
  modelo: string
  emitidoEm: string
  emitidoPor: string
}

interface Props {
  entity: string
  id: number
  onOpen: (nome: string, file: Blob) => void
}

/** What was printed of a record, the newest first; it opens as it was. */
export function IssuedDocuments({ entity, id, onOpen }: Props) {
  const report = useReport()
  const mayRemove = useSession().info.authorities.includes('ROLE_CAD_MODELO_DOCUMENTO_EXCLUIR')
  const [asking, setAsking] = useState<Issued>()
  const { data, error, refetch } = useQuery({
    queryKey: ['documentos', 'emitidos', entity, id],
    queryFn: () => getJson<Issued[]>(`/api/documentos?${new URLSearchParams({ entidade: entity, id: String(id) })}`),
  })
  const { mutate: open } = useMutation({
    mutationFn: async ({ id: documento, titulo }: Issued) => {
      const answer = await call(`/api/documentos/${documento}/pdf`, { headers: { Accept: '*/*' } })
      onOpen(titulo, await answer.blob())
    },
    onError: report,
  })
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }}>
        {documentosTexts.issued}
      </Typography>
      {error && <RetryAlert onRetry={refetch}>{documentosTexts.issuedFailed}</RetryAlert>}
      {!data && !error && <Skeleton variant="rounded" height={56} sx={{ mt: 1 }} />}
      {data?.length === 0 && <Typography color="text.secondary">{documentosTexts.none}</Typography>}
      {data && data.length > 0 && (
        <List dense disablePadding aria-label={documentosTexts.issued}>
          {data.map((one) => (
            <ListItem
              key={one.id}
              disablePadding
              secondaryAction={
                mayRemove && (
                  <Tooltip title={documentosTexts.remove(one.titulo)}>
                    <IconButton
                      edge="end"
                      size="small"
                      aria-label={documentosTexts.remove(one.titulo)}
                      onClick={() => setAsking(one)}
                    >
                      <DeleteOutline fontSize="small" />
                    </IconButton>
                  </Tooltip>
                )
              }
            >
              <ListItemButton onClick={() => open(one)}>
                <ListItemText
                  primary={one.titulo}
                  secondary={documentosTexts.by(displayInstant(one.emitidoEm), one.emitidoPor)}
                  slotProps={{ primary: { noWrap: true, title: one.titulo } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      {asking && <Removal issued={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

function Removal({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const client = useQueryClient()
  const report = useReport()
  const succeed = useSuccess()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(`/api/documentos/${issued.id}`, { method: 'DELETE' }),
    onSuccess: () => {
      succeed(documentosTexts.removed)
      void client.invalidateQueries({ queryKey: ['documentos', 'emitidos'] })
    },
    onError: report,
    onSettled: onClose,
  })
  return (
    <PromptDialog
      title={documentosTexts.removeTitle}
      text={documentosTexts.removeQuestion(issued.titulo)}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {commonTexts.cancel}
          </Button>
          <Button variant="contained" color="error" loading={isPending} onClick={() => mutate()} autoFocus>
            {listTexts.remove}
          </Button>
        </>
      }
    />
  )
}
