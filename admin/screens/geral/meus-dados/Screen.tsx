import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { EntityForm } from '#admin/form/Form.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError, formErrors } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { refreshSession } from '#admin/providers/session.ts'
import { unsaved } from '#admin/providers/unsaved.ts'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { ServerErrorPage } from '#admin/shell/pages/ServerErrorPage.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { UnsavedGuard } from '#admin/shell/unsaved/UnsavedGuard.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { loadOwnData, type OwnData, path } from './own-data.ts'
import { ownDataTexts } from './texts.ts'

/** 'Atualizar Meus Dados' (spec 1 §2.5): name, e-mail and photo of the logged-in user. */
export default function OwnDataScreen() {
  const { data, error, refetch } = useQuery({ queryKey: ['meus-dados'], queryFn: loadOwnData, gcTime: 0 })
  if (error && asApiError(error).status === 403) return <ForbiddenPage />
  if (error) return <ServerErrorPage error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHeader />
      {data ? <OwnDataForm data={data} onStale={() => refetch()} /> : <PageSkeleton rows={4} />}
    </>
  )
}

function OwnDataForm({ data, onStale }: { data: OwnData; onStale: () => Promise<unknown> }) {
  const { runtime, fields } = data
  const [record, setRecord] = useState(data.record)
  const [dirty, setDirty] = useState(false)
  const context = useRuleContext()
  const services = useFormServices()
  const navigate = useNavigate()
  const success = useSuccess()

  const save = async (values: RecordData): Promise<FieldError[] | undefined> => {
    const body = Object.fromEntries([...fields, 'versao'].map((name) => [name, values[name]]))
    try {
      setRecord(await sendJson<RecordData>('PUT', path, body))
      unsaved.set(false)
      success(ownDataTexts.saved)
      await refreshSession()
      return undefined
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error.code === 'VERSAO_DESATUALIZADA') await onStale()
      return formErrors(error)
    }
  }

  return (
    <>
      <UnsavedGuard dirty={dirty} />
      <Paper variant="outlined" sx={{ px: { xs: 2, md: 3 }, pt: 2.5, maxWidth: 768 }}>
        <EntityForm
          runtime={runtime}
          record={record}
          context={context}
          subset={{ fields, required: ['nome'] }}
          onSubmit={save}
          onDirty={setDirty}
          actions={
            <Button color="inherit" variant="outlined" onClick={() => navigate('/')}>
              {commonTexts.cancel}
            </Button>
          }
          {...services}
        />
      </Paper>
    </>
  )
}
