import Add from '@mui/icons-material/Add'
import DeleteSweep from '@mui/icons-material/DeleteSweepOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Sync from '@mui/icons-material/SyncOutlined'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import type { SchemaSummary } from '#admin/providers/userinfo.ts'
import { type Plano, TIPOS, urlDo } from '#admin/reajustes/plano.ts'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { begunProposals } from './begun.ts'
import { visualizarTexts as t } from './texts.ts'

interface Props {
  plano: Plano
  cenario: Cenario | undefined
  can: SchemaSummary['can']
}

function collectiveAddress({ id, tipoReajuste }: Plano, cenario: Cenario | undefined): string {
  const asked = new URLSearchParams({ tabela: String(id), ...(cenario ? { cenario: String(cenario.id) } : {}) })
  return `/${TIPOS[tipoReajuste].coletivo}?${asked}`
}

/** Bulk actions on the proposals, while the plan is in preparation. */
export function ProposalTools({ plano, cenario, can }: Props) {
  const [clearing, setClearing] = useState(false)
  const client = useQueryClient()
  const success = useSuccess()
  const report = useReport()
  const where = cenario ? { cenario: cenario.id } : {}
  const anew = () => client.invalidateQueries({ queryKey: ['planejamento', plano.id] })
  const update = useMutation({
    mutationFn: () => sendJson<{ atualizadas: number }>('POST', `${urlDo(plano.id)}/atualiza`, where),
    onSuccess: ({ atualizadas }) => {
      success(t.updated(atualizadas))
      return anew()
    },
    onError: report,
  })
  const clear = async () => {
    const { excluidas } = await sendJson<{ excluidas: number }>('POST', `${urlDo(plano.id)}/limpa`, where)
    setClearing(false)
    success(t.cleared(excluidas))
    await anew()
  }
  return (
    <>
      {can.create && (
        <Button
          variant="contained"
          startIcon={<Groups />}
          component={AppLink}
          to={collectiveAddress(plano, cenario)}
          sx={{ ml: { md: 'auto' } }}
        >
          {t.collective}
        </Button>
      )}
      {can.create && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Add />}
          component={AppLink}
          to={`/${TIPOS[plano.tipoReajuste].route}/new?${begunProposals(plano, cenario)}`}
        >
          {t.create}
        </Button>
      )}
      {can.update && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Sync />}
          loading={update.isPending}
          loadingPosition="start"
          onClick={() => update.mutate()}
        >
          {t.update}
        </Button>
      )}
      {can.delete && (
        <Button variant="outlined" color="inherit" startIcon={<DeleteSweep />} onClick={() => setClearing(true)}>
          {t.clear}
        </Button>
      )}
      {clearing && (
        <ConfirmDialog
          title={t.clear}
          text={t.clearText(cenario?.nome ?? plano.nome)}
          confirm={t.clear}
          danger
          onClose={() => setClearing(false)}
          onConfirm={clear}
        />
      )}
    </>
  )
}
