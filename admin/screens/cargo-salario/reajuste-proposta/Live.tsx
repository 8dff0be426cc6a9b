import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { FormScope } from '#admin/form/state/scope.ts'
import { useOptionalScope, useStore } from '#admin/form/state/scope.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { TIPOS } from '#admin/reajustes/plano.ts'
import { SalarioCalculado } from '#admin/reajustes/SalarioCalculado.tsx'
import { useCalculo } from '#admin/reajustes/useCalculo.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { valueAt } from '#schemas/runtime/paths.ts'
import { propostaTexts as t } from './texts.ts'
import { useRascunho } from './useRascunho.ts'

/** Side effects of the form of a proposal: fills in the talent's situation on the plan's day, and computes what band or index pay. */
export default function Live({ fresh }: { fresh: boolean }) {
  const scope = useOptionalScope()
  return scope ? <Followed scope={scope} fresh={fresh} /> : null
}

function Followed({ scope, fresh }: { scope: FormScope; fresh: boolean }) {
  const now = useStore(scope.store, (store) => store.record)
  const draft = useRascunho(scope, now, fresh)
  const plano = valueAt(now, 'tabelaReajusteColaborador.id')
  const calculo = useCalculo(scope, now, { tabelaReajusteColaboradorId: plano })
  return (
    <>
      {draft.error && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {asApiError(draft.error).message}
        </Alert>
      )}
      {draft.there !== undefined && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" component={AppLink} to={`/${TIPOS.C.route}/${draft.there}`}>
              {t.open}
            </Button>
          }
        >
          {t.there(String(valueAt(now, 'colaborador.nome') ?? ''))}
        </Alert>
      )}
      <SalarioCalculado tipo={now.tipoSalarioProposto} calculo={calculo} loading={draft.loading} />
    </>
  )
}
