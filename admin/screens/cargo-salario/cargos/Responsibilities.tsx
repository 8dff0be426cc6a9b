import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Cargo } from '#schemas/generated/types/cargo-salario/cargo.ts'
import type { Responsabilidade } from '#schemas/runtime/answers/positions/responsibilities.ts'
import { cargosTexts as t } from './texts.ts'

const CARGOS = '/api/cargo-salario/cargos'
const TALENTOS = 'gestao-talentos/talentos'

/** Responsibilities of a position, and those in force for a talent on a day — spec 2 §7 */
export default function Responsibilities({ record, onClose }: RecordDialogProps<Cargo>) {
  const { id, nome } = record
  const { info, schemas } = useSession()
  const readsTalents = schemas.some(({ path, can }) => path === 'gestao-talentos/talento' && can.read)
  const [talento, setTalento] = useState<number>()
  const [dia, setDia] = useState<string>(info.hoje)
  return (
    <SideDrawer title={t.responsibilities} onClose={onClose}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {nome}
      </Typography>
      <Description url={`${CARGOS}/${id}/responsabilidade`} />
      {readsTalents && (
        <>
          <Divider sx={{ my: 3 }} />
          <Typography variant="h3" sx={{ mb: 2 }}>
            {t.ofTalent}
          </Typography>
          <Stack spacing={2} sx={{ mb: 2 }}>
            <RecordPicker fullWidth route={TALENTOS} label={t.talent} value={talento} onChange={setTalento} />
            <TextField
              type="date"
              size="small"
              label={t.day}
              value={dia}
              onChange={({ target }) => setDia(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </Stack>
          {talento !== undefined && <Description url={`${CARGOS}/responsabilidade/${talento}?data=${dia}`} />}
        </>
      )}
    </SideDrawer>
  )
}

function Description({ url }: { url: string }) {
  const found = useQuery({
    queryKey: ['responsabilidade', url],
    queryFn: ({ signal }) => getJson<Responsabilidade>(url, { signal }),
  })
  if (found.error) return <RetryAlert onRetry={found.refetch}>{found.error.message}</RetryAlert>
  if (!found.data) return null
  const { fonte, descricao, complemento, cargo, funcao } = found.data
  const de = fonte === 'FUNCAO' ? funcao?.nome : cargo?.nome
  return (
    <Stack spacing={1}>
      <Typography variant="caption" color="text.secondary">
        {[t.sources[fonte], de].filter(Boolean).join(' – ')}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {descricao ?? (complemento === undefined ? t.openDescription : '')}
      </Typography>
      {complemento !== undefined && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {`${t.complement}: ${complemento}`}
        </Typography>
      )}
    </Stack>
  )
}
