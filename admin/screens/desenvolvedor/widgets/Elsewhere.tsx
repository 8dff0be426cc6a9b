import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { Cell } from '#admin/resource/cells/Cell.tsx'
import { FilterControl } from '#admin/resource/filters/FilterInput.tsx'
import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { FileNames } from './FileNames.tsx'
import { Part } from './Part.tsx'
import { shownFields } from './states.ts'
import { catalogueTexts } from './texts.ts'

interface Props {
  runtime: EntityRuntime
  name: string
  /** current values of the form beside it */
  record: RecordData
}

const t = catalogueTexts

/** Shows how the form's value is stored, and how lists, filters and exports display it. */
export function Elsewhere({ runtime, name, record }: Props) {
  const fields = shownFields(runtime, name).filter((field) => !field.writeOnly)
  const stored = record[name]
  return (
    <Part title={t.elsewhere}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Place title={t.stored}>
          <Box component="code" sx={{ fontSize: 12.5, overflowWrap: 'anywhere' }}>
            {stored === undefined ? t.nothing : JSON.stringify(stored)}
          </Box>
        </Place>
        <Place title={t.exported}>
          {fields.length === 0 && <Remark>{t.secret}</Remark>}
          {fields.map((field) => (
            <div key={field.path}>
              <Exported field={field} value={valueAt(record, field.path)} />
            </div>
          ))}
        </Place>
        <Place title={t.cell}>
          {fields.length === 0 && <Remark>{t.secret}</Remark>}
          {fields.map((field) => (
            <div key={field.path}>
              <Cell field={field} value={valueAt(record, field.path)} record={record} />
            </div>
          ))}
        </Place>
        <Place title={t.filter}>
          <Filter runtime={runtime} name={name} />
        </Place>
      </Box>
    </Part>
  )
}

const Exported = ({ field, value }: { field: Field; value: unknown }) =>
  isFileField(field) ? <FileNames value={value} /> : formatValue(field, value) || t.nothing

function Filter({ runtime: { entity }, name }: Pick<Props, 'runtime' | 'name'>) {
  const [value, setValue] = useState<unknown>()
  const filter = entity.list.filters.find(({ field }) => field === name || field?.startsWith(`${name}.`))
  if (!filter) return <Remark>{t.noFilter}</Remark>
  return (
    <Box sx={{ maxWidth: 320 }}>
      <FilterControl entity={entity} filter={filter} value={value} onChange={setValue} />
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
        {t.filtered}: <code>{value === undefined ? t.nothing : JSON.stringify({ [filter.name]: value })}</code>
      </Typography>
    </Box>
  )
}

const Remark = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary">
    {children}
  </Typography>
)

function Place({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="overline" component="h3" color="text.secondary" sx={{ mb: 1, display: 'block' }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}
