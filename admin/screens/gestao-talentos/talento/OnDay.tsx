import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { emReais } from '#admin/reajustes/amounts.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import { DateFilter } from '#admin/shell/fields/DateFilter.tsx'
import { FactList } from '#admin/shell/lines/FactList.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { AreaDoTalento, SituacaoDoTalento } from '#schemas/runtime/answers/positions/talent-day.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { talentoTexts as t } from './texts.ts'

/** Situation of a talent on any day, past or future. */
export default function OnDay({ record, onClose }: RecordDialogProps<{ id: number; nome: string }>) {
  const { id, nome } = record
  const [dia, setDia] = useState<string>(useSession().info.hoje)
  return (
    <SideDrawer title={t.onDay} onClose={onClose}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {nome}
      </Typography>
      <Box sx={{ maxWidth: 220, mb: 2.5 }}>
        <DateFilter name="situacao-dia" label={t.day} value={dia} onChange={setDia} />
      </Box>
      {dia !== '' && <Standing id={id} dia={dia} />}
    </SideDrawer>
  )
}

const asked = <T,>(id: number, what: string) => ({
  queryKey: ['talento-no-dia', id, what],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getJson<T>(`/api/cargo-salario/colaboradores/${id}/${what}`, { signal }),
  placeholderData: keepPreviousData,
  gcTime: 0,
})

function Standing({ id, dia }: { id: number; dia: string }) {
  const situacao = useQuery(asked<SituacaoDoTalento>(id, `situacao?em=${dia}`))
  const area = useQuery(asked<AreaDoTalento>(id, `area?em=${dia}`))
  const estabilidade = useQuery(asked<{ dataEstabilidade?: string }>(id, 'data-estabilidade'))
  const failed = [situacao, area, estabilidade].find(({ error }) => error)
  if (failed?.error) return <RetryAlert onRetry={failed.refetch}>{failed.error.message}</RetryAlert>
  if (!situacao.data || !area.data || !estabilidade.data) return <Skeleton variant="rounded" height={220} />
  const { trabalha, talento, dataAdmissao } = situacao.data
  const since: [string, string] = [t.facts.since, displayDay(dataAdmissao)]
  if (!trabalha)
    return (
      <>
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.notThere(talento.nome)}
        </Alert>
        <FactList facts={[since]} />
      </>
    )
  const { dataEstabilidade: ate } = estabilidade.data
  const stable: [string, string | undefined] = [t.facts.stable, ate && ate >= dia ? displayDay(ate) : undefined]
  return <FactList titles={170} facts={[...factsOf(situacao.data, area.data), since, stable]} />
}

function factsOf(dele: SituacaoDoTalento, { areaOrganizacional, responsaveis }: AreaDoTalento) {
  const { establishment, area, responsible, workplace, position, band, job, manager, salary } = t.facts
  const chefes = responsaveis.filter(({ tipo }) => tipo === 'R').map(({ nome }) => nome)
  const facts: [string, string | undefined][] = [
    [establishment, dele.estabelecimento?.nome],
    [area, areaOrganizacional?.descricaoHierarquia],
    [responsible, chefes.join(', ')],
    [workplace, dele.ambiente?.nome],
    [position, dele.cargo?.nome],
    [band, dele.faixaSalarial?.nome],
    [job, dele.funcao?.nome],
    [manager, dele.gestor?.nome],
    [salary, amountOf(dele)],
  ]
  return facts
}

/** The salary as text; undefined where the user may not see salaries. */
function amountOf({ tipoSalario, salario, quantidade, indice }: SituacaoDoTalento): string | undefined {
  if (tipoSalario === undefined) return undefined
  if (salario === undefined) return t.noAmount
  const amount = emReais(salario)
  return quantidade !== undefined && indice ? `${amount} (${t.byIndex(quantidade, indice.nome)})` : amount
}
