import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { candidaturaTexts as t } from './texts.ts'

interface Aberta {
  id: number
  descricao: string
  data: string
  quantidade: number
}

interface Props {
  /** ids of candidates */
  ids: number[]
  onClose: () => void
  onDone?: () => void
}

/** Includes candidates in the selections of open requests; a candidate already in a selection keeps his place there. */
export default function IncludeDialog({ ids, onClose, onDone }: Props) {
  const { empresa } = useSession().info
  const empresaId = Number(empresa.id)
  const [busca, setBusca] = useState('')
  const [chosen, setChosen] = useState<number[]>([])
  const [erro, setErro] = useState<string>()
  const client = useQueryClient()
  const success = useSuccess()
  const { data, error, refetch } = useQuery({
    queryKey: ['selecao', 'solicitacoes', empresaId],
    queryFn: ({ signal }) =>
      getJson<Aberta[]>(`/api/captacao/solicitacoes-pessoal/candidato/${empresaId}`, { signal, quiet: true }),
  })
  const { mutateAsync, isPending } = useMutation({ mutationFn: () => inclui(ids, chosen, empresaId) })
  const save = async () => {
    if (chosen.length === 0) return setErro(t.includeMissing)
    try {
      const incluidos = await mutateAsync()
      success(ids.length === 1 ? t.included(chosen.length) : t.includedMany(incluidos))
      for (const queryKey of [['selecao'], ['candidatura'], ['linha-do-tempo'], ['relacionados']])
        void client.invalidateQueries({ queryKey })
      onClose()
      onDone?.()
    } catch (thrown) {
      setErro(asApiError(thrown).message)
    }
  }
  const toggle = (id: number) => {
    setErro(undefined)
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  const found = (data ?? []).filter((one) => foldText(`${one.id} ${one.descricao}`).includes(foldText(busca)))
  return (
    <FormDialog
      title={ids.length === 1 ? t.includeTitle : t.includeMany(ids.length)}
      submitText={t.includeSubmit}
      busy={isPending}
      onClose={onClose}
      onSubmit={save}
    >
      <SearchField fullWidth autoFocus label={t.includeSearch} value={busca} onChange={setBusca} />
      {error && !data && <RetryAlert onRetry={refetch}>{t.includeFailed}</RetryAlert>}
      {!data && !error && <Skeleton variant="rounded" height={220} sx={{ mt: 1.5 }} />}
      {data && found.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {data.length === 0 ? t.includeNone : t.includeNotFound}
        </Typography>
      )}
      <Box sx={{ maxHeight: 360, overflow: 'auto', mt: 1 }}>
        <FormGroup role="group" aria-label={t.includeTitle}>
          {found.slice(0, 100).map(({ id, descricao, data: dia, quantidade }) => (
            <FormControlLabel
              key={id}
              control={<Checkbox size="small" checked={chosen.includes(id)} onChange={() => toggle(id)} />}
              label={
                <>
                  {id} – {descricao}{' '}
                  <Typography component="span" variant="caption" color="text.secondary">
                    {displayDay(dia)} · {t.vacancies(quantidade)}
                  </Typography>
                </>
              }
            />
          ))}
        </FormGroup>
      </Box>
      {erro && (
        <Typography role="alert" color="error" sx={{ mt: 1.5 }}>
          {erro}
        </Typography>
      )}
    </FormDialog>
  )
}

/** @returns the selections entered; the call for one candidate reports no count: all requests are counted */
async function inclui(candidatosIds: number[], solicitacoesIds: number[], empresaId: number): Promise<number> {
  const [candidatoId] = candidatosIds
  if (candidatosIds.length === 1) {
    const body = { empresaId, candidatoId, solicitacoesIds }
    await sendJson('POST', `/api/captacao/solicitacoes-pessoal/candidato/${candidatoId}`, body)
    return solicitacoesIds.length
  }
  const body = { solicitacoesIds, candidatosIds }
  return (await sendJson<{ incluidos: number }>('POST', '/api/captacao/candidato-solicitacoes/inclui', body)).incluidos
}
