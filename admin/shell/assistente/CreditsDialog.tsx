import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { EntityForm } from '#admin/form/Form.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { ApiError, asApiError, formErrors, statusMessage } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import type { SchemaSummary } from '#admin/providers/userinfo.ts'
import { loadDefinition } from '#admin/resource/definition.ts'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { assistenteTexts } from './texts.ts'

const PATH = 'utilitario/solicitacao-creditos'
/** spec 3 §3 Credit request */
const FIELDS = ['nome', 'email', 'telefone', 'cnpj', 'quantidadeDesejada']
const REQUIRED = ['nome', 'email', 'quantidadeDesejada']

/** Loads the definition of the request, and its initial values from the user. */
async function load(schemas: SchemaSummary[]) {
  const schema = schemas.find(({ path }) => path === PATH)
  if (!schema) throw new ApiError(statusMessage(403), 403)
  const [{ runtime }, record] = await Promise.all([
    loadDefinition(schema.url),
    getJson<RecordData>('/api/geral/assistente-rh/solicitante', { quiet: true }),
  ])
  return { runtime, record, route: schema.route }
}

/** 'Solicitar Créditos' (spec 3 §2, §5, §8). */
export default function CreditsDialog({ onClose }: { onClose: () => void }) {
  const { schemas } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['assistente', 'solicitacao'],
    queryFn: () => load(schemas),
    gcTime: 0,
  })
  const context = useRuleContext()
  const services = useFormServices()
  const success = useSuccess()
  const send = async (values: RecordData): Promise<FieldError[] | undefined> => {
    try {
      await sendJson('POST', `/api/${data?.route}`, Object.fromEntries(FIELDS.map((name) => [name, values[name]])))
      success(assistenteTexts.requested)
      onClose()
      return undefined
    } catch (thrown) {
      return formErrors(asApiError(thrown))
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="creditos-title"
      slotProps={{ paper: { sx: { width: 768, maxWidth: '100%' } } }}
    >
      <DialogTitle id="creditos-title">{assistenteTexts.requestTitle}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 }, pb: 0 }}>
        {error && <RetryAlert onRetry={() => refetch()}>{asApiError(error).message}</RetryAlert>}
        {!data && !error && <PageSkeleton rows={3} />}
        {data && (
          <EntityForm
            runtime={data.runtime}
            record={data.record}
            context={context}
            subset={{ fields: FIELDS, required: REQUIRED }}
            onSubmit={send}
            submitLabel={assistenteTexts.requestCredits}
            heading={3}
            idPrefix="creditos"
            actions={
              <Button color="inherit" onClick={onClose}>
                {commonTexts.cancel}
              </Button>
            }
            {...services}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
