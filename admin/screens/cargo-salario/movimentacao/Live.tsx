import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { type FormScope, useOptionalScope, useStore } from '#admin/form/state/scope.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { SalarioCalculado } from '#admin/reajustes/SalarioCalculado.tsx'
import { useCalculo, useFaixa } from '#admin/reajustes/useCalculo.ts'
import { compaRatio } from '#schemas/runtime/domain/money.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { useSituacao } from './useSituacao.ts'

interface Props {
  id: string
  start: RecordData
  /** whether the user may see salaries */
  knows: boolean
}

/** Side effects of the form: the current situation follows the day, amounts follow band and index. */
export function Live(props: Props) {
  const scope = useOptionalScope()
  return scope ? <Followed scope={scope} {...props} /> : null
}

function Followed({ scope, id, start, knows }: Props & { scope: FormScope }) {
  const now = useStore(scope.store, (store) => store.record)
  const { error, loading } = useSituacao(scope, now, id, start)
  const calculo = useCalculo(scope, now, { data: knows ? now.data : undefined })
  useCompaRatio(scope, now, knows)
  return (
    <>
      {error && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {asApiError(error).message}
        </Alert>
      )}
      <SalarioCalculado tipo={now.tipoSalarioProposto} calculo={calculo} loading={loading} />
    </>
  )
}

/** Sets the compa-ratio of the proposed salary, where the band pays an amount. */
function useCompaRatio(scope: FormScope, now: RecordData, knows: boolean): void {
  const { salarioProposto: salario, data } = now
  const faixa = valueAt(now, 'faixaSalarialProposto.id') ?? valueAt(now, 'faixaSalarialAtual.id')
  const paga = useFaixa(faixa, data, knows)
  const ratio = typeof salario === 'number' && paga !== undefined ? compaRatio(salario, paga) : undefined
  useEffect(() => {
    if (knows && scope.store.record.compaRatioProposto !== ratio) scope.setValue('compaRatioProposto', ratio)
  }, [ratio, knows, scope])
}
