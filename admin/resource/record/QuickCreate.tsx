import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { EntityForm } from '#admin/form/Form.tsx'
import { FormWindow } from '#admin/form/FormWindow.tsx'
import type { Lookup } from '#admin/form/lookup.ts'
import type { EntityFormHandle } from '#admin/form/props.ts'
import type { CreatorProps } from '#admin/form/services.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError, formErrors } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { fetchNew } from '#admin/providers/records/records.ts'
import { useSession } from '#admin/providers/session.ts'
import type { SchemaSummary } from '#admin/providers/userinfo.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { inSentence } from '#schemas/runtime/names.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { isOutOfSight, LEFT_SIGHT } from '#schemas/runtime/shown/sight.ts'
import { type Definition, definitionQuery } from '../definition.ts'
import { useRuleContext } from '../entity-context.ts'
import { isFeminine } from '../names.ts'
import { useFormServices } from '../services/form-services.ts'
import { noticeAbout } from '../useRecordSuccess.ts'
import { withLabels } from './labels.ts'
import { recordTexts } from './texts.ts'

/** Dialog with the register's create form, opened from a picker; the saved record is chosen in the picker. */
export default function QuickCreate(props: CreatorProps) {
  const { schemas } = useSession()
  const schema = schemas.find(({ path }) => path === props.entity)
  const client = useQueryClient()
  const { lookup } = useFormServices()
  const { data } = useQuery({
    queryKey: ['new', schema?.route, 'picker', props.given],
    queryFn: async () => {
      const [definition, defaults] = await Promise.all([
        client.fetchQuery(definitionQuery(schema?.url ?? '')),
        fetchNew(schema?.route ?? ''),
      ])
      return { definition, record: await withGiven(definition, lookup, defaults, props.given) }
    },
    enabled: schema !== undefined,
    gcTime: 0,
  })
  return schema && data ? <Window {...props} {...data} schema={schema} /> : null
}

interface Props extends CreatorProps {
  schema: SchemaSummary
  definition: Definition
  record: RecordData
}

function Window({ entity: path, onCreated, onClose, schema, definition, record }: Props) {
  const { runtime } = definition
  const { entity } = runtime
  const id = useId()
  const form = useRef<EntityFormHandle>(null)
  const context = useRuleContext()
  const services = useFormServices()
  const client = useQueryClient()
  const success = useSuccess()
  const create = async (typed: RecordData) => {
    try {
      const saved = await sendJson<RecordData & { id: number }>('POST', `/api/${schema.route}`, typed)
      void client.invalidateQueries({ queryKey: [schema.route] })
      if (isOutOfSight(saved)) {
        success(LEFT_SIGHT)
        onClose()
        return undefined
      }
      // no link in the notice: the record is chosen in the form below
      success(recordTexts.created, noticeAbout(entity, saved))
      const [item] = await services.lookup.byIds(path, [saved.id])
      onCreated(item ?? { id: saved.id, rotulo: labelOf(entity, saved) })
      return undefined
    } catch (error) {
      return formErrors(asApiError(error))
    }
  }
  return (
    <FormWindow
      id={id}
      heading={recordTexts.create(inSentence(entity.title), isFeminine(entity))}
      form={form}
      onClose={onClose}
    >
      {(close) => (
        <EntityForm
          {...services}
          runtime={runtime}
          record={record}
          context={context}
          idPrefix={id}
          heading={3}
          focusFirst
          formRef={form}
          onSubmit={create}
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

/** Initial values: the defaults, the search text as name, and the picker's filter; the server validates them. */
async function withGiven(
  { runtime: { entity } }: Definition,
  lookup: Lookup,
  defaults: RecordData,
  given: CreatorProps['given'],
): Promise<RecordData> {
  const record = structuredClone(defaults)
  const name = entity.label.length === 1 ? fieldAt(entity, entity.label[0] ?? '') : undefined
  if (name?.type === 'string' && !name.readOnly && !name.options && !name.format && given.text)
    setAt(record, name.path, given.text.slice(0, name.schema.maxLength))
  for (const [filter, value] of Object.entries(given.filter ?? {})) {
    const path = entity.list.filters.find((one) => one.name === filter)?.field ?? filter
    const field = fieldAt(entity, path) ?? fieldAt(entity, path.replace(/Id$/, ''))
    if (!field || field.readOnly || valueAt(record, field.path) !== undefined) continue
    if (field.kind === 'scalar') setAt(record, field.path, value)
    if (field.kind === 'reference') setAt(record, field.path, { id: Number(value) })
  }
  return withLabels(entity, record, lookup)
}
