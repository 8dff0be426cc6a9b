import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { AreaParticipation } from '#schemas/runtime/answers/surveys/participation.ts'
import { Owing } from './Owing.tsx'
import { shareOf, shareText } from './share.ts'
import { participacaoTexts as t } from './texts.ts'

interface Props {
  url: string
  lado: string
  row: AreaParticipation
}

/** Participation of one area; expanded, its people with pending answers. */
export function AreaRow({ url, lado, row }: Props) {
  const [open, setOpen] = useState(false)
  const { area, caminho, pessoas, copias, respondidas, iniciadas } = row
  const nome = area?.nome ?? t.noArea
  const share = shareOf(row)
  return (
    <>
      <TableRow hover>
        <TableCell component="th" scope="row">
          {nome}
          {caminho !== undefined && caminho !== nome && (
            <Typography variant="body2" color="text.secondary">
              {caminho}
            </Typography>
          )}
        </TableCell>
        <TableCell align="right" data-label={t.persons}>
          {pessoas.toLocaleString('pt-BR')}
        </TableCell>
        <TableCell align="right" data-label={t.questionnaires}>
          {t.ofAll(respondidas, copias)}
          {iniciadas > 0 && ` (${t.begun(iniciadas)})`}
        </TableCell>
        <TableCell>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <LinearProgress
              variant="determinate"
              value={share}
              aria-label={`${t.progress}: ${nome}`}
              sx={{ flex: 1, minWidth: 80, height: 8, borderRadius: 4, bgcolor: 'divider' }}
            />
            <Box component="span" sx={{ minWidth: 52, textAlign: 'right' }}>
              {shareText(share)}
            </Box>
            <IconButton
              size="small"
              aria-label={t.owing(nome)}
              aria-expanded={open}
              disabled={respondidas === copias}
              onClick={() => setOpen(!open)}
            >
              {open ? <ExpandLess /> : <ExpandMore />}
            </IconButton>
          </Box>
        </TableCell>
      </TableRow>
      {open && (
        <TableRow>
          <TableCell colSpan={4} sx={{ bgcolor: 'action.hover' }}>
            <Owing {...{ url, lado }} area={area?.id ?? 0} title={t.owing(nome)} />
          </TableCell>
        </TableRow>
      )}
    </>
  )
}
