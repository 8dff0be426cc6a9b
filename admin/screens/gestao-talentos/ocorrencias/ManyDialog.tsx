import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { EntityForm } from '#admin/form/Form.tsx'
import { FormWindow } from '#admin/form/FormWindow.tsx'
import type { EntityFormHandle } from '#admin/form/props.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError, formErrors } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { fetchNew } from '#admin/providers/records/records.ts'
import { useSession } from '#admin/providers/session.ts'
import { definitionQuery } from '#admin/resource/definition.ts'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import type { BulkDialogProps } from '#admin/resource/override.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { ocorrenciasTexts as t } from './texts.ts'

const PATH = 'gestao-talentos/colaborador-ocorrencia'
const ROUTE = 'gestao-talentos/colaboradores-ocorrencias'

/** Fields common to all talents; points are derived from the type. */
const FIELDS = ['ocorrencia', 'dataIni', 'dataFim', 'horaIni', 'horaFim', 'providencia', 'observacao', 'anexo']
const REQUIRED = ['ocorrencia', 'dataIni']

/** Records one occurrence for several talents, in the register's form. POST /gestao-talentos/colaboradores-ocorrencias/varias */
export default function ManyDialog({ ids, onClose }: BulkDialogProps) {
  const schema = useSession().schemas.find(({ path }) => path === PATH)
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['new', ROUTE, 'varias'],
    queryFn: async () => {
      const [{ runtime }, record] = await Promise.all([
        client.fetchQuery(definitionQuery(schema?.url ?? '')),
        fetchNew(ROUTE),
      ])
      return { runtime, record }
    },
    enabled: schema !== undefined,
    gcTime: 0,
  })
  const id = useId()
  const form = useRef<EntityFormHandle>(null)
  const context = useRuleContext()
  const services = useFormServices()
  const success = useSuccess()
  const save = async (typed: RecordData) => {
    const dados = Object.fromEntries(FIELDS.map((name) => [name, typed[name]]))
    try {
      const { registros } = await sendJson<{ registros: number }>('POST', `/api/${ROUTE}/varias`, {
        talentosIds: ids,
        dados,
      })
      for (const queryKey of [[ROUTE], ['gestao-talentos/talentos'], ['linha-do-tempo']])
        void client.invalidateQueries({ queryKey })
      success(t.noted(registros))
      onClose()
      return undefined
    } catch (thrown) {
      return formErrors(asApiError(thrown))
    }
  }
  if (!data) return null
  return (
    <FormWindow id={id} heading={t.noteOf(ids.length)} form={form} onClose={onClose}>
      {(close) => (
        <EntityForm
          {...services}
          runtime={data.runtime}
          record={data.record}
          context={context}
          subset={{ fields: FIELDS, required: REQUIRED }}
          idPrefix={id}
          heading={3}
          focusFirst
          formRef={form}
          submitLabel={t.note}
          onSubmit={save}
          actions={
            <Button color="inherit" onClick={close}>
              {commonTexts.cancel}
            </Button>
          }
        />
      )}
    </FormWindow>
  )
}
