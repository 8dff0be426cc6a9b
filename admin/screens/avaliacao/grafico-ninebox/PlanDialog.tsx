import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import type { NineBoxPlace, NineBoxProposal } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { Gaps } from './Gaps.tsx'
import { NINEBOX } from './ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

interface Props {
  lugar: NineBoxPlace
  ciclo: number
  onClose: () => void
}

/** The talent's gaps with proposed courses, and the PDI created from them; or the existing PDI. */
export function PlanDialog({ lugar: { id, nome, box }, ciclo, onClose }: Props) {
  const [prazo, setPrazo] = useState('')
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({
    queryKey: ['ninebox-pdi', box, ciclo],
    queryFn: ({ signal }) =>
      getJson<NineBoxProposal[]>(`${NINEBOX}/chart/pdi/${box}/${ciclo}`, { signal, quiet: true }),
    gcTime: 0,
  })
  const proposta = data?.find(({ colaborador }) => colaborador.id === id)
  const go = (pdi: number) => navigate(`/avaliacao/pdis/${pdi}`)
  const make = async () => {
    setBusy(true)
    try {
      const body = { colaboradorId: id, avaliacaoDesempenhoId: ciclo, ...(prazo !== '' && { prazo }) }
      go((await sendJson<{ id: number }>('POST', '/api/avaliacao/pdis/gera', body)).id)
    } catch (thrown) {
      report(thrown)
    } finally {
      setBusy(false)
    }
  }
  const title = t.pdiOf(nome)
  if (!proposta || (proposta.pdiId === null && proposta.lacunas.length === 0))
    return (
      <PromptDialog
        title={title}
        text={error ? t.proposalFailed : data ? t.noGap : <LinearProgress aria-label={title} />}
        onClose={onClose}
        actions={
          <>
            {error && <Button onClick={() => refetch()}>{commonTexts.retry}</Button>}
            <Button variant="contained" autoFocus onClick={onClose}>
              {commonTexts.close}
            </Button>
          </>
        }
      />
    )
  const { pdiId } = proposta
  return (
    <FormDialog
      title={pdiId === null ? title : t.ownPdi(nome)}
      submitText={pdiId === null ? t.pdi : t.openPdi}
      {...{ busy, onClose }}
      onSubmit={pdiId === null ? make : () => go(pdiId)}
    >
      <Gaps proposta={proposta} />
      {pdiId === null ? (
        <TextField
          autoFocus
          fullWidth
          required
          type="date"
          label={t.deadline}
          value={prazo}
          onChange={({ target }) => setPrazo(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ) : (
        <Typography>{t.hasPdi}</Typography>
      )}
    </FormDialog>
  )
}
