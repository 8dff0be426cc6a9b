import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { EntityForm } from '#admin/form/Form.tsx'
import type { EntityFormHandle } from '#admin/form/props.ts'
import type { StoredFile } from '#admin/form/upload.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError, formErrors } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { unsaved } from '#admin/providers/unsaved.ts'
import { EntityScopeProvider } from '#admin/resource/EntityScopeProvider.tsx'
import { useEntity, useRuleContext } from '#admin/resource/entity-context.ts'
import { RecordProblem } from '#admin/resource/record/RecordProblem.tsx'
import { recordTexts } from '#admin/resource/record/texts.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { UnsavedGuard } from '#admin/shell/unsaved/UnsavedGuard.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import type { Reading } from '#schemas/runtime/answers/recruitment/candidates.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { Beside } from './Beside.tsx'
import { CvPanel } from './CvPanel.tsx'
import { ReadNotice } from './ReadNotice.tsx'
import { leituraTexts } from './texts.ts'

const subset = { fields: ['ocrTexto'] }

/** The file of a stored candidate's CV beside its text (spec 1 §2.4, §7.3). */
export default function TextScreen() {
  const schema = useSession().schemas.find(({ path }) => path === 'captacao/candidato')
  if (!schema?.can.read) return <ForbiddenPage />
  return (
    <EntityScopeProvider schema={schema} route={schema.route} resource={schema.route}>
      <CvText />
    </EntityScopeProvider>
  )
}

function CvText() {
  const { resource, schema } = useEntity()
  const { id } = useParams()
  const { upload } = useFormServices()
  const { data, error, refetch } = useQuery({
    queryKey: ['curriculo', resource, id],
    queryFn: async () => {
      const record = await getJson<Stored>(`/api/${resource}/${id}`)
      return { record, file: record.ocrFile ? await upload?.describe?.(record.ocrFile) : undefined }
    },
    gcTime: 0,
  })
  if (error) return <RecordProblem error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { record } = data
  return (
    <>
      <PageHeader
        crumbs={[
          { label: schema.plural, to: `/${schema.route}` },
          { label: record.nome, to: `/${schema.route}/${record.id}` },
        ]}
      />
      <Editor key={record.versao} record={record} stored={data.file} />
    </>
  )
}

type Stored = Candidato & RecordData

function Editor({ record, stored }: { record: Stored; stored: StoredFile | undefined }) {
  const { runtime, resource, schema } = useEntity()
  const context = useRuleContext()
  const services = useFormServices()
  const navigate = useNavigate()
  const success = useSuccess()
  const form = useRef<EntityFormHandle>(null)
  const [file, setFile] = useState(stored)
  const [reading, setReading] = useState<Reading>()
  const [dirty, setDirty] = useState(false)
  const back = `/${resource}/${record.id}`

  const take = (read: Reading) => {
    form.current?.setValues({ ocrTexto: read.texto })
    setReading(read)
  }
  const save = async ({ ocrTexto }: RecordData): Promise<FieldError[] | undefined> => {
    try {
      const body = { ocrTexto: ocrTexto ?? null, ocrFile: file?.id ?? null, versao: record.versao }
      await sendJson('PUT', `/api/${resource}/${record.id}/ocr`, body)
      unsaved.set(false)
      success(recordTexts.updated)
      navigate(back)
      return undefined
    } catch (error) {
      return formErrors(asApiError(error))
    }
  }
  return (
    <Beside>
      <UnsavedGuard dirty={dirty || file?.id !== stored?.id} />
      <CvPanel file={file} readAtOnce={false} empty={leituraTexts.noFile} onFile={setFile} onRead={take} />
      <Paper variant="outlined" sx={{ px: { xs: 2, md: 3 }, pt: 2 }}>
        {reading && <ReadNotice reading={reading} />}
        <EntityForm
          runtime={runtime}
          record={record}
          context={context}
          subset={subset}
          readOnly={!schema.can.update}
          onSubmit={save}
          onDirty={setDirty}
          formRef={form}
          actions={
            <Button color="inherit" variant="outlined" onClick={() => navigate(back)}>
              {commonTexts.cancel}
            </Button>
          }
          {...services}
        />
      </Paper>
    </Beside>
  )
}
