import Check from '@mui/icons-material/Check'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { type ComponentType, useContext } from 'react'
import { FileCell } from '#admin/form/viewer/FileCell.tsx'
import { Swatch } from '#admin/form/widgets/Swatch.tsx'
import { initialsOf } from '#admin/shell/names.ts'
import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { formatValue, wholeNumber } from '#schemas/runtime/shown/display.ts'
import { FormServicesContext } from '../services/form-services.ts'

export interface CellProps<R = RecordData> {
  field: Field
  value: unknown
  record: R
}

/** Chips shown before '+3'. */
const chipLimit = 3

/** List cell of a value, by the kind of its field; a dash for a missing value, initials for a missing photo. */
export function Cell({ field, value, record }: CellProps) {
  if (isMissing(value)) return field.hint.widget === 'foto' ? <NoPhotograph record={record} /> : <Missing />
  const Kind = kindOf(field)
  return <Kind field={field} value={value} record={record} />
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function kindOf(field: Field): ComponentType<CellProps> {
  if (isFileField(field)) return FilesCell
  if (field.type === 'boolean') return BooleanCell
  if (field.hint.tones) return ToneCell
  if (field.kind === 'references' || (field.kind === 'json' && field.options)) return ChipsCell
  if (field.hint.widget === 'cor' || field.format === 'cor') return ColourCell
  if (field.format === 'email' || field.format === 'url') return LinkCell
  return TextCell
}

function FilesCell({ field, value, record }: CellProps) {
  const store = useContext(FormServicesContext)?.upload
  return <FileCell field={field} value={value} store={store} of={nameOf(record)} />
}

const Missing = () => (
  <Box component="span" aria-hidden sx={{ color: 'text.disabled' }}>
    –
  </Box>
)

const nameOf = (record: RecordData): string => String(record.nome ?? record.descricao ?? record.id ?? '')

const NoPhotograph = ({ record }: Pick<CellProps, 'record'>) => (
  <Avatar
    aria-hidden
    variant="rounded"
    sx={{
      ...{ width: 32, height: 32, my: -0.5, fontSize: 12, fontWeight: 650 },
      ...{ bgcolor: 'brand.soft', color: 'text.primary' },
    }}
  >
    {initialsOf(nameOf(record))}
  </Avatar>
)

function BooleanCell({ field, value }: CellProps) {
  const text = formatValue(field, value)
  if (value !== true)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {text}
      </Box>
    )
  return (
    <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      <Check sx={{ fontSize: 16, color: 'success.main', mr: 0.5, verticalAlign: 'text-bottom' }} />
      {text}
    </Box>
  )
}

/** An option in its tone. The text carries the meaning, the colour is an addition. */
function ToneCell({ field, value }: CellProps) {
  const tone = field.hint.tones?.[String(value)] ?? 'neutral'
  const colour = tone === 'neutral' ? 'default' : tone
  return <Chip size="small" variant="outlined" color={colour} label={formatValue(field, value)} />
}

/** A table cell shows only the first of several chips, a card shows some (CSS variables of `CellBox`). */
const inCard = { display: 'var(--cell-more, inline-flex)' }
const inTable = { display: 'var(--cell-first, none)', flexShrink: 0 }

function ChipsCell({ field, value }: CellProps) {
  const all = Array.isArray(value) ? value : [value]
  const rest = all.length - chipLimit
  return (
    <Box
      component="span"
      data-tip={all.length > 1 ? formatValue(field, all) : undefined}
      sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'var(--cell-wrap, wrap)', maxWidth: '100%' }}
    >
      {all.slice(0, chipLimit).map((one, i) => (
        <Chip
          key={JSON.stringify(one)}
          size="small"
          label={formatValue(field, [one])}
          sx={{ minWidth: 0, maxWidth: '100%', ...(i > 0 && { display: 'var(--cell-more, inline-flex)' }) }}
        />
      ))}
      {rest > 0 && <Chip size="small" variant="outlined" label={`+${rest}`} sx={inCard} />}
      {all.length > 1 && <Chip size="small" variant="outlined" label={`+${all.length - 1}`} sx={inTable} />}
    </Box>
  )
}

function ColourCell({ field, value }: CellProps) {
  const text = formatValue(field, value)
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Swatch colour={text} />
      {text}
    </Box>
  )
}

function LinkCell({ field, value }: CellProps) {
  const text = formatValue(field, value)
  const href = field.format === 'email' ? `mailto:${text}` : text
  if (field.format === 'url' && !/^https?:\/\//i.test(href)) return text
  const outside = field.format === 'url' ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <Link href={href} onClick={(event) => event.stopPropagation()} {...outside}>
      {text}
    </Link>
  )
}

/** Text cell: the surrounding layout limits long texts; dates and codes never wrap. */
function TextCell({ field, value, record }: CellProps) {
  const text = formatValue(field, wholeNumber(field, value, record))
  if (!field.format && field.type !== 'number') return text
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  )
}

/** Numbers are right-aligned. */
export const isNumeric = (field: Field): boolean =>
  (field.type === 'integer' || field.type === 'number') && !field.options && field.name !== 'id'
