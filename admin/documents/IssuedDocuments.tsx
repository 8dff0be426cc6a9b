import Block from '@mui/icons-material/Block'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { call, getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { Issued } from './issued.ts'
import { Removal } from './Removal.tsx'
import { Revocation } from './Revocation.tsx'
import { documentosTexts } from './texts.ts'

interface Props {
  entity: string
  id: number
  onOpen: (nome: string, file: Blob) => void
}

/** Documents issued for a record, newest first; each opens as it was issued. */
export function IssuedDocuments({ entity, id, onOpen }: Props) {
  const report = useReport()
  const mayRemove = useSession().info.authorities.includes('ROLE_CAD_MODELO_DOCUMENTO_EXCLUIR')
  const [asking, setAsking] = useState<{ to: 'remove' | 'revoke'; issued: Issued }>()
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
                <>
                  {one.podeRevogar && (
                    <Act
                      label={documentosTexts.revoke(one.titulo)}
                      icon={<Block fontSize="small" />}
                      onClick={() => setAsking({ to: 'revoke', issued: one })}
                    />
                  )}
                  {mayRemove && (
                    <Act
                      label={documentosTexts.remove(one.titulo)}
                      icon={<DeleteOutline fontSize="small" />}
                      onClick={() => setAsking({ to: 'remove', issued: one })}
                    />
                  )}
                </>
              }
              sx={{ '& .MuiListItemButton-root': { pr: 10 } }}
            >
              <ListItemButton onClick={() => open(one)}>
                <IssuedText issued={one} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      {asking?.to === 'remove' && <Removal issued={asking.issued} onClose={() => setAsking(undefined)} />}
      {asking?.to === 'revoke' && <Revocation issued={asking.issued} onClose={() => setAsking(undefined)} />}
    </>
  )
}

interface ActProps {
  label: string
  icon: ReactElement
  onClick: () => void
}

const Act = ({ label, icon, onClick }: ActProps) => (
  <Tooltip title={label}>
    <IconButton size="small" aria-label={label} onClick={onClick}>
      {icon}
    </IconButton>
  </Tooltip>
)

/** Title, number, issuer and date; of a revoked one, by whom and why. */
function IssuedText({ issued }: { issued: Issued }) {
  const { numero, titulo, emitidoEm, emitidoPor, situacao, revogadoEm, revogadoPor, motivoRevogacao } = issued
  const isRevoked = situacao === 'REVOGADO'
  const by = documentosTexts.by(displayInstant(emitidoEm), emitidoPor)
  return (
    <ListItemText
      primary={
        <>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {titulo}
          </Box>
          {isRevoked && <Chip size="small" color="error" label={documentosTexts.revoked} />}
        </>
      }
      secondary={
        <>
          {documentosTexts.numbered(numero, by)}
          {isRevoked && (
            <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {documentosTexts.revokedBy(displayInstant(revogadoEm ?? ''), revogadoPor ?? '', motivoRevogacao ?? '')}
            </Box>
          )}
        </>
      }
      slotProps={{ primary: { title: titulo, sx: { display: 'flex', alignItems: 'center', gap: 1 } } }}
    />
  )
}
