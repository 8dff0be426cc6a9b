import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { loadModule } from '#admin/resource/definition.ts'
import { EntityContext, type EntityScope, useEntity } from '#admin/resource/entity-context.ts'
import { composeRuntimes } from '#admin/resource/record/compose.ts'
import { EditView } from '#admin/resource/record/EditView.tsx'
import { RecordProblem } from '#admin/resource/record/RecordProblem.tsx'
import SchemaEdit from '#admin/resource/SchemaEdit.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import type { RecordData, Section } from '#schemas/runtime/model.ts'
import { type EntityRuntime, linkRuntimes } from '#schemas/runtime/validator.ts'
import { loadCompany, saveCompany } from './company.ts'
import { empresasTexts } from './texts.ts'

const CONFIGURACAO = 'utilitario/empresa-configuracao'

/** Company and settings in one form, saved in one call; without the right to the settings, or outside the user's companies, the company alone. */
export default function CompanyEdit() {
  const { info, schemas } = useSession()
  const { id } = useParams()
  const settings = schemas.find(({ path, can }) => path === CONFIGURACAO && can.read && can.update)
  const mine = info.empresas.some((empresa) => String(empresa.id) === id)
  return settings && mine && id ? <Both key={id} id={id} settingsUrl={settings.url} /> : <SchemaEdit />
}

function Both({ id, settingsUrl }: { id: string; settingsUrl: string }) {
  const record = useQuery({ queryKey: ['empresa', id], queryFn: () => loadCompany(id), gcTime: 0 })
  const settings = useQuery({
    queryKey: ['definition', 'configuracao', settingsUrl],
    queryFn: async () => linkRuntimes(await loadModule(settingsUrl)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const error = record.error ?? settings.error
  const retry = () => void Promise.all([record.refetch(), settings.refetch()])
  if (error) return <RecordProblem error={error} onRetry={retry} />
  if (!record.data || !settings.data) return <PageSkeleton />
  return <Form id={id} record={record.data} settings={settings.data} reload={() => void record.refetch()} />
}

interface FormProps {
  id: string
  record: RaRecord
  settings: EntityRuntime
  reload(): void
}

function Form({ id, record, settings, reload }: FormProps) {
  const base = useEntity()
  const { empresa } = useSession().info
  const elsewhere = String(empresa.id) !== id
  const scope = useMemo((): EntityScope => {
    const form = elsewhere ? settings.entity.form.map(withoutLogo) : settings.entity.form
    const runtime = composeRuntimes(base.runtime, empresasTexts.dados, settings, form)
    const override = elsewhere ? { ...base.override, formTop: Elsewhere } : base.override
    return { ...base, runtime, entity: runtime.entity, override }
  }, [base, settings, elsewhere])
  const write = useMemo(() => saveCompany(id, settings.entity), [id, settings])
  return (
    <EntityContext.Provider value={scope}>
      <EditView record={record} reload={reload} write={write} />
    </EntityContext.Provider>
  )
}

/** Without the logo: a file is stored in the session's company, so another company's logo cannot be changed here. */
const withoutLogo = (section: Section): Section => ({
  ...section,
  fields: section.fields.flatMap((path) =>
    path === 'aparencia' ? ['aparencia.corPrincipal', 'aparencia.corSecundaria'] : [path],
  ),
})

function Elsewhere({ record }: { record?: RecordData }) {
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {empresasTexts.other(String(record?.nome ?? ''))}
    </Alert>
  )
}
