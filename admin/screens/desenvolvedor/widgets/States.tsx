import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo } from 'react'
import { EntityForm } from '#admin/form/Form.tsx'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { Part } from './Part.tsx'
import { disableFields, missingFields, shownFields } from './states.ts'
import { catalogueTexts } from './texts.ts'

interface Props {
  id: string
  name: string
  runtime: EntityRuntime
  /** initial value in its stored form */
  value: unknown
  onChange(record: RecordData): void
}

const t = catalogueTexts
/** Columns no content can widen. */
const ONE = 'minmax(0, 1fr)'
const TWO = `${ONE} ${ONE}`
const nothing = async () => undefined

/** The field in four states: editable, with an error, read-only, disabled. */
export function States({ id, name, runtime, value, onChange }: Props) {
  const services = useFormServices()
  const context = useRuleContext()
  const success = useSuccess()
  const off = useMemo(() => disableFields(runtime), [runtime])
  const [record] = useMemo(() => [value === undefined ? {} : { [name]: value }], [name, value])
  const fields = useMemo(() => shownFields(runtime, name), [runtime, name])
  // objects, children and JSON take the whole width
  const wide = fields.length > 1 || fields.some(({ kind }) => kind === 'children' || kind === 'json')
  const errors = useMemo(() => missingFields(fields), [fields])
  const common = { ...services, context, fresh: false, heading: 3, onSubmit: nothing } as const
  const subset = useMemo(() => ({ fields: [name] }), [name])
  const required = useMemo(() => ({ fields: [name], required: fields.map(({ path }) => path) }), [name, fields])
  return (
    <Part title={t.states}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: ONE, lg: wide ? ONE : TWO },
          alignItems: 'start',
        }}
      >
        <Pane title={t.normal}>
          <EntityForm
            {...common}
            runtime={runtime}
            record={record}
            subset={subset}
            idPrefix={`${id}-normal`}
            submitLabel={t.validate}
            onChange={onChange}
            onSubmit={async () => {
              success(t.valid)
              return undefined
            }}
          />
        </Pane>
        <Pane title={t.required}>
          <EntityForm
            {...common}
            runtime={runtime}
            subset={required}
            idPrefix={`${id}-erro`}
            initialErrors={errors}
            focusErrors={false}
            footer={false}
          />
        </Pane>
        <Pane title={t.readOnly}>
          <EntityForm
            {...common}
            runtime={runtime}
            record={record}
            subset={subset}
            idPrefix={`${id}-leitura`}
            readOnly
            footer={false}
          />
        </Pane>
        <Pane title={t.disabled}>
          <EntityForm
            {...common}
            runtime={off}
            record={record}
            subset={subset}
            idPrefix={`${id}-desabilitado`}
            footer={false}
          />
        </Pane>
      </Box>
    </Part>
  )
}

function Pane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="overline" component="h3" color="text.secondary" sx={{ mb: 1.5, display: 'block' }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}
